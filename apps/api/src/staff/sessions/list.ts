import { accountSubject } from '../../audit/account-subject.ts';
import { recordActions } from '../../audit/actions.ts';
import type { Store } from '../../db/types.ts';
import { nameKey } from '../../text/typed-name.ts';
import { endStaffSessions, type StaffMember } from './sessions.ts';

const isAdministrator = ({ role }: StaffMember) => role === 'administrator';

/** One's own sessions, newest first; an administrator sees everyone's. */
export async function listSessions({ db }: Store, member: StaffMember) {
  const open = db
    .selectFrom('staff_session')
    .innerJoin('account', 'account.id', 'staff_session.account_id')
    .select(['staff_session.id', 'username', 'device', 'staff_session.created_at', 'expires_at'])
    .where('expires_at', '>', new Date().toISOString())
    .orderBy('staff_session.created_at', 'desc');
  const seen = isAdministrator(member) ? open : open.where('account_id', '=', member.accountId);
  return (await seen.execute()).map((row) => ({ ...row, is_current: row.id === member.sessionId }));
}

/** Returns whether it was there, and one's own or an administrator asked. */
export function endSession({ db }: Store, member: StaffMember, id: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const named = trx.deleteFrom('staff_session').where('id', '=', id);
    const allowed = isAdministrator(member) ? named : named.where('account_id', '=', member.accountId);
    const ended = await allowed.returning('account_id').executeTakeFirst();
    if (!ended) return false;
    const { username } = await trx
      .selectFrom('account')
      .select('username')
      .where('id', '=', ended.account_id)
      .executeTakeFirstOrThrow();
    await recordActions(trx, [accountSubject(username)], { who: member.username, action: 'session-ended' });
    return true;
  });
}

/** Ends all sessions of a username. Returns how many, or `undefined` if there is no such account. */
export function endSessionsOf({ db }: Store, username: string, who: string): Promise<number | undefined> {
  return db.transaction().execute(async (trx) => {
    const account = await trx
      .selectFrom('account')
      .select(['id', 'username'])
      .where('username_key', '=', nameKey(username))
      .executeTakeFirst();
    if (!account) return undefined;
    await recordActions(trx, [accountSubject(account.username)], { who, action: 'session-ended' });
    return endStaffSessions(trx, account.id);
  });
}
