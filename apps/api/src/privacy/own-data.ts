import type { User } from '../accounts/accounts.ts';
import { recordActions } from '../audit/actions.ts';
import { truncateWalNow, type Vault } from '../crypto/vault.ts';
import { findKycApplications } from '../kyc/addresses.ts';
import { eraseRows, exportPerson } from './requests.ts';

/** All data of the owner of a confirmed address. The look at an identity check is recorded. */
export async function readOwnData(vault: Vault, { email, username }: Pick<User, 'email' | 'username'>) {
  const { held, opened } = await exportPerson(vault, email);
  await recordActions(vault.store.db, opened, { who: username, action: 'exported' });
  return held;
}

/** Whether an account of the address belongs to staff, whose role an administrator must end first. */
export async function isStaffAddress({ store }: Vault, email: string): Promise<boolean> {
  const { db } = store;
  const staff = db.selectFrom('account').select('id').where('email', '=', email).where('role', 'is not', null);
  return (await staff.executeTakeFirst()) !== undefined;
}

/**
 * Erases an account whose address was never confirmed, with its sign-ins and links, and nothing
 * else about that address: it may be someone else's. Undefined for staff.
 */
export async function eraseUnconfirmedAccount(vault: Vault, id: string) {
  const { numDeletedRows } = await vault.store.db
    .deleteFrom('account')
    .where('id', '=', id)
    .where('role', 'is', null)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return undefined;
  const outcome = { erased: { account: 1 }, retained: {}, retained_until: null };
  return { outcome, isLogEmpty: await truncateWalNow(vault) };
}

/** Erases all but identity checks and gifts with a receipt, with the account and its sign-ins. */
export async function eraseOwnData(vault: Vault, email: string) {
  const { erased, retained } = await eraseRows(vault, email, { includingKyc: false });
  const { found } = await findKycApplications(vault.store, vault.keyring, email);
  const receipts = await vault.store.db
    .selectFrom('gift')
    .select('retained_until')
    .where('email', '=', email)
    .execute();
  const until = [...found, ...receipts].flatMap(({ retained_until }) => retained_until ?? []).sort();
  return {
    outcome: { erased, retained, retained_until: until.at(-1) ?? null },
    /** On SQLite: whether nothing is left in the log of the database. */
    isLogEmpty: await truncateWalNow(vault),
  };
}
