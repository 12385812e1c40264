import type { Kysely, Transaction } from 'kysely';
import type { Static } from 'typebox';
import type { User } from '../accounts/accounts.ts';
import type { Erasure } from '../accounts/schemas.ts';
import { recordActions } from '../audit/actions.ts';
import type { Vault } from '../crypto/vault.ts';
import type { Database } from '../db/types.ts';
import { findKycApplications } from '../kyc/addresses.ts';
import { eraseWithin, exportPerson } from './requests.ts';

type OwnErasure = Static<typeof Erasure>;

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
export async function eraseUnconfirmedAccount(db: Kysely<Database>, id: string): Promise<OwnErasure | undefined> {
  const { numDeletedRows } = await db
    .deleteFrom('account')
    .where('id', '=', id)
    .where('role', 'is', null)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 0n ? undefined : { erased: { account: 1 }, retained: {}, retained_until: null };
}

/** In the transaction `db`, erases all but identity checks and gifts with a receipt, with the account and its sign-ins. */
export async function eraseOwnData(vault: Vault, db: Transaction<Database>, email: string): Promise<OwnErasure> {
  const { erased, retained } = await eraseWithin(vault, db, email, { includingKyc: false });
  const { found } = await findKycApplications({ ...vault.store, db }, vault.keyring, email);
  const receipts = await db.selectFrom('gift').select('retained_until').where('email', '=', email).execute();
  const until = [...found, ...receipts].flatMap(({ retained_until }) => retained_until ?? []).sort();
  return { erased, retained, retained_until: until.at(-1) ?? null };
}
