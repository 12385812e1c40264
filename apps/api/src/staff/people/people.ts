import type { StaffRole } from '@nzete/domain';
import type { Kysely } from 'kysely';
import { accountSubject } from '../../audit/account-subject.ts';
import { recordActions } from '../../audit/actions.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Store } from '../../db/types.ts';
import { endStaffSessions } from '../sessions/sessions.ts';

/** All who have a role, by name. */
export async function listPeople({ db }: Store) {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'username', 'email', 'role', 'totp_confirmed_at', 'created_at'])
    .select((eb) =>
      eb
        .selectFrom('staff_action')
        .select(({ fn }) => fn.max('at').as('at'))
        .whereRef('staff_action.who', '=', 'account.username')
        .where('action', 'in', ['signed-in', 'invitation-accepted'])
        .as('last_sign_in_at'),
    )
    .select((eb) =>
      eb
        .selectFrom('passkey')
        .select(({ fn }) => fn.max('passkey.created_at').as('at'))
        .whereRef('account_id', '=', 'account.id')
        .as('last_passkey_at'),
    )
    .where('role', 'is not', null)
    .orderBy('username_key')
    .execute();
  return rows.flatMap(({ role, totp_confirmed_at, last_passkey_at, ...row }) => {
    const second_factor_at =
      [totp_confirmed_at, last_passkey_at]
        .filter((at) => at !== null)
        .toSorted()
        .at(-1) ?? null;
    return role ? [{ ...row, role, has_second_factor: second_factor_at !== null, second_factor_at }] : [];
  });
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
  /** The role that was seen. */
  expected: StaffRole;
  who: string;
}

/** The rows of administrators are locked until the end of the transaction, also by PostgreSQL. */
const lockAdministrators = (db: Kysely<Database>) =>
  db.updateTable('account').set({ role: 'administrator' }).where('role', '=', 'administrator').execute();

async function isStaff(db: Kysely<Database>, id: string): Promise<boolean> {
  const row = db.selectFrom('account').select('id').where('id', '=', id).where('role', 'is not', null);
  return (await row.executeTakeFirst()) !== undefined;
}

/** Changes the role that was seen, and ends the sessions of its owner. */
export async function changeRole(
  { db }: Pick<Store, 'db'>,
  { id, role, expected, who }: RoleChange,
): Promise<'changed' | 'unknown' | 'other-role' | 'last-administrator'> {
  try {
    return await inTransaction(db, async (trx) => {
      await lockAdministrators(trx);
      const person = await trx
        .updateTable('account')
        .set({ role })
        .where('id', '=', id)
        .where('role', '=', expected)
        .returning('username')
        .executeTakeFirst();
      if (!person) return (await isStaff(trx, id)) ? 'other-role' : 'unknown';
      const one = await trx.selectFrom('account').select('id').where('role', '=', 'administrator').executeTakeFirst();
      if (!one) throw new LastAdministrator();
      await endStaffSessions(trx, id);
      const reason = `${expected} → ${role ?? 'none'}`;
      await recordActions(trx, [accountSubject(person.username)], { who, action: 'role-changed', reason });
      return 'changed';
    });
  } catch (error) {
    if (error instanceof LastAdministrator) return 'last-administrator';
    throw error;
  }
}

interface Removal {
  id: string;
  /** When the one that was seen was set up. */
  seen: string;
  who: string;
}

const secondFactor = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('account')
    .select('username')
    .where('id', '=', id)
    .where('role', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('totp_secret', 'is not', null),
        eb('id', 'in', eb.selectFrom('passkey').select('account_id').where('account_id', '=', id)),
      ]),
    );

/**
 * After a lost phone: removes app, passkeys and codes; the next sign-in sets up a new one. A second factor
 * set up after the one that was seen stays: somebody else has helped the person already.
 */
export function removeSecondFactor(
  { db }: Pick<Store, 'db'>,
  { id, seen, who }: Removal,
): Promise<'removed' | 'none' | 'newer'> {
  return inTransaction(db, async (trx) => {
    // Locks the row, also for PostgreSQL: the next statement sees a passkey that is being added.
    await trx.updateTable('account').set({ id }).where('id', '=', id).execute();
    const person = await trx
      .updateTable('account')
      .set({ totp_secret: null, totp_session: null, totp_confirmed_at: null, totp_last_step: null })
      .where('id', 'in', secondFactor(trx, id).clearSelect().select('id'))
      .where((eb) => eb.or([eb('totp_confirmed_at', 'is', null), eb('totp_confirmed_at', '<=', seen)]))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('passkey').select('passkey.id').where('account_id', '=', id).where('created_at', '>', seen),
          ),
        ),
      )
      .returning('username')
      .executeTakeFirst();
    if (!person) return (await secondFactor(trx, id).executeTakeFirst()) ? 'newer' : 'none';
    await trx.deleteFrom('passkey').where('account_id', '=', id).execute();
    await trx.deleteFrom('recovery_code').where('account_id', '=', id).execute();
    await endStaffSessions(trx, id);
    await recordActions(trx, [accountSubject(person.username)], { who, action: 'second-factor-removed' });
    return 'removed';
  });
}
