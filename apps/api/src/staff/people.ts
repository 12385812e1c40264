import type { StaffRole } from '@nzete/domain';
import type { Kysely } from 'kysely';
import type { Database, Store } from '../db/types.ts';
import { recordActions } from '../inbox/actions.ts';
import { endStaffSessions } from './sessions.ts';

/** All who have a role, by name. */
export async function listPeople({ db }: Store) {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'username', 'email', 'role', 'totp_confirmed_at', 'created_at'])
    .select((eb) =>
      eb
        .selectFrom('staff_action')
        .select(({ fn }) => fn.max('at').as('at'))
        .whereRef('staff_action.subject', '=', 'account.username')
        .where('action', 'in', ['signed-in', 'invitation-accepted'])
        .as('last_sign_in_at'),
    )
    .where('role', 'is not', null)
    .orderBy('username_key')
    .execute();
  return rows.flatMap(({ role, totp_confirmed_at, ...row }) =>
    role ? [{ ...row, role, has_second_factor: totp_confirmed_at !== null }] : [],
  );
}

/** For assigning: no addresses. */
export async function listColleagues(store: Store) {
  return (await listPeople(store)).map(({ id, username, role }) => ({ id, username, role }));
}

/** Thrown inside the transaction, which changes nothing then. */
class LastAdministrator extends Error {}

interface RoleChange {
  id: string;
  /** Null removes the person from the staff; the account remains as a visitor's. */
  role: StaffRole | null;
  who: string;
}

/** The rows of administrators are locked until the end of the transaction, also by PostgreSQL. */
const lockAdministrators = (db: Kysely<Database>) =>
  db.updateTable('account').set({ role: 'administrator' }).where('role', '=', 'administrator').execute();

/** Changes a role and ends the sessions of its owner. */
export async function changeRole(
  { db }: Store,
  { id, role, who }: RoleChange,
): Promise<'changed' | 'unknown' | 'last-administrator'> {
  try {
    return await db.transaction().execute(async (trx) => {
      await lockAdministrators(trx);
      const person = await trx
        .selectFrom('account')
        .select(['username', 'role'])
        .where('id', '=', id)
        .where('role', 'is not', null)
        .executeTakeFirst();
      if (!person) return 'unknown';
      await trx.updateTable('account').set({ role }).where('id', '=', id).execute();
      const one = await trx.selectFrom('account').select('id').where('role', '=', 'administrator').executeTakeFirst();
      if (!one) throw new LastAdministrator();
      await endStaffSessions(trx, id);
      const reason = `${person.role} → ${role ?? 'none'}`;
      await recordActions(trx, [person.username], { who, action: 'role-changed', reason });
      return 'changed';
    });
  } catch (error) {
    if (error instanceof LastAdministrator) return 'last-administrator';
    throw error;
  }
}

/** After a lost phone: the next sign-in sets up a new one. Returns whether there was one. */
export function removeSecondFactor({ db }: Store, { id, who }: { id: string; who: string }): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const person = await trx
      .updateTable('account')
      .set({ totp_secret: null, totp_confirmed_at: null, totp_last_step: null })
      .where('id', '=', id)
      .where('role', 'is not', null)
      .where('totp_secret', 'is not', null)
      .returning('username')
      .executeTakeFirst();
    if (!person) return false;
    await trx.deleteFrom('recovery_code').where('account_id', '=', id).execute();
    await endStaffSessions(trx, id);
    await recordActions(trx, [person.username], { who, action: 'second-factor-removed' });
    return true;
  });
}
