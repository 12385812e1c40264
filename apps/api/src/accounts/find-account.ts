import type { Store } from '../db/types.ts';

/** Who signs in: one password opens one of the two, even where both have the same address. */
export type AccountKind = 'visitor' | 'staff';

/**
 * The account that a name (see `text/typed-name.ts`) stands for: its username, or its confirmed
 * address. Of several of an address the newest of the kind; one of the other kind only if there is
 * no other, so that guesses at it are counted as its own.
 */
export async function findAccount({ db }: Pick<Store, 'db'>, name: string, kind: AccountKind) {
  const accounts = db.selectFrom('account').select(['id', 'username', 'password_hash', 'role']);
  // No username has an @.
  const named = name.includes('@')
    ? accounts.where('email', '=', name).where('email_confirmed_at', 'is not', null)
    : accounts.where('username_key', '=', name);
  const found = await named
    .orderBy((eb) => eb('role', kind === 'staff' ? 'is not' : 'is', null), 'desc')
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return { found, account: found && (found.role !== null) === (kind === 'staff') ? found : undefined };
}
