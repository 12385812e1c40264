import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database, Store } from '../db/types.ts';
import { isLang } from '../text/languages.ts';
import { findLink, takeLink } from './links.ts';
import { passwordChangedMail } from './mail-queue.ts';

interface Reset {
  token: string;
  passwordHash: string;
}

/**
 * The accounts that a reset link is for: its own, and the other confirmed ones of its owner. Those of
 * staff and of visitors never get one password: what is counted at one sign-in is not at the other.
 */
export async function accountsOfLink(db: Store['db'], link: { account_id: string | null; email: string }) {
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'username', 'language', 'role'])
    .where('email', '=', link.email)
    .where((eb) => eb.or([eb('id', '=', link.account_id), eb('email_confirmed_at', 'is not', null)]))
    .execute();
  const isStaff = accounts.some(({ id, role }) => id === link.account_id && role !== null);
  return accounts.filter(({ role }) => (role !== null) === isStaff);
}

/**
 * Sets a password and ends every sign-in, of staff too; a second factor stays. The mailed link
 * proves the address, to which a mail says so. Returns whether the link still worked.
 */
export function resetPassword(
  { store, mail }: Pick<FastifyInstance, 'store' | 'mail'>,
  reset: Reset,
): Promise<boolean> {
  return store.db.transaction().execute(async (trx) => {
    const link = await takeLink(trx, 'reset-password', reset.token);
    if (!link) return false;
    const accounts = await accountsOfLink(trx, link);
    const ids = accounts.map(({ id }) => id);
    const now = new Date().toISOString();
    await trx
      .updateTable('account')
      .set((eb) => ({
        password_hash: reset.passwordHash,
        email_confirmed_at: eb.fn.coalesce('email_confirmed_at', eb.val(now)),
      }))
      .where('id', 'in', ids)
      .execute();
    await endAll(trx, ids);
    const language = accounts.find(({ id }) => id === link.account_id)?.language ?? '';
    if (ids.length > 0) {
      const owner = { email: link.email, language: isLang(language) ? language : 'en' };
      await mail.queueOne(trx, passwordChangedMail(owner));
    }
    return ids.length > 0;
  });
}

/** Ends sign-ins, and deletes links to reset the password. */
async function endAll(db: Transaction<Database>, accountIds: string[]): Promise<void> {
  await db.deleteFrom('session').where('account_id', 'in', accountIds).execute();
  await db.deleteFrom('staff_session').where('account_id', 'in', accountIds).execute();
  await db
    .deleteFrom('account_link')
    .where('account_id', 'in', accountIds)
    .where('purpose', '=', 'reset-password')
    .execute();
}

/** Marks the address of an account as its owner's. Returns whether the link still worked. */
export function confirmEmail(
  { db }: Store,
  { token, accountId }: { token: string; accountId: string },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const found = await findLink(trx, 'confirm-email', token);
    if (found?.account_id !== accountId) return false;
    const link = await takeLink(trx, 'confirm-email', token);
    if (!link) return false;
    const { numUpdatedRows } = await trx
      .updateTable('account')
      .set({ email_confirmed_at: new Date().toISOString() })
      .where('id', '=', link.account_id)
      .where('email', '=', link.email)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  });
}
