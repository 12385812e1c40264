import type { Kysely } from 'kysely';
import { verifyPassword } from '../../accounts/password.ts';
import { accountSubject } from '../../audit/account-subject.ts';
import { recordActions } from '../../audit/actions.ts';
import { hashToken } from '../../crypto/token.ts';
import type { Database, Store } from '../../db/types.ts';
import { openStaffSession, type StaffMember } from './sessions.ts';

/** Recorded in place of an unknown username: people type passwords into the wrong field. */
const UNKNOWN = 'unknown name';

interface SignIn {
  /** As `findAccount` finds it. */
  account: { id: string; username: string; password_hash: string } | undefined;
  password: string;
  device: string | null;
  /** Of the cookie that the browser has, whose session ends. */
  former: string | undefined;
}

/**
 * Opens a session and returns its token; `undefined` for a wrong name or password. What it does is
 * the same for both, so that the time it takes tells nothing either.
 */
export async function signInStaff(store: Store, { account, password, device, former }: SignIn) {
  const isRight = await verifyPassword(password, account?.password_hash);
  const who = account?.username ?? UNKNOWN;
  if (!isRight || !account) {
    const subject = account ? accountSubject(account.username) : UNKNOWN;
    await recordActions(store.db, [subject], { who, action: 'sign-in-failed' });
    return undefined;
  }
  return store.db.transaction().execute(async (db) => {
    if (former) await db.deleteFrom('staff_session').where('token_hash', '=', hashToken(former)).execute();
    await recordActions(db, [accountSubject(who)], { who, action: 'signed-in', ...(device && { reason: device }) });
    return openStaffSession({ db }, { accountId: account.id, device });
  });
}

export function signOutStaff({ db }: Store, { sessionId, username }: StaffMember): Promise<void> {
  return db.transaction().execute(async (trx: Kysely<Database>) => {
    await trx.deleteFrom('staff_session').where('id', '=', sessionId).execute();
    await recordActions(trx, [accountSubject(username)], { who: username, action: 'signed-out' });
  });
}
