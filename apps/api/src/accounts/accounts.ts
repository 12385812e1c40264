import { randomUUID } from 'node:crypto';
import type { Static } from 'typebox';
import { createToken, hashToken } from '../crypto/token.ts';
import type { Store } from '../db/types.ts';
import type { Lang } from '../text/languages.ts';
import { nameKey } from '../text/typed-name.ts';
import { verifyPassword } from './password.ts';
import type { User as UserSchema } from './schemas.ts';

export type User = Static<typeof UserSchema>;

const columns = [
  'account.id',
  'account.username',
  'account.email',
  'account.created_at',
  'account.email_confirmed_at',
] as const;

/** `undefined` if the username is taken. The password is hashed before the transaction begins. */
export async function createAccount(
  db: Store['db'],
  input: { username: string; email: string; passwordHash: string; language: Lang },
): Promise<Pick<User, 'id' | 'created_at'> | undefined> {
  const { username, passwordHash, language } = input;
  const added = { id: randomUUID(), created_at: new Date().toISOString() };
  // The e-mail address is unverified, so it is not unique: an account must not block the owner of
  // an address.
  const stored = await db
    .insertInto('account')
    .values({
      ...added,
      username,
      username_key: nameKey(username),
      email: nameKey(input.email),
      password_hash: passwordHash,
      language,
    })
    .onConflict((conflict) => conflict.column('username_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored && added;
}

interface SignIn {
  /** As `findAccount` finds it. */
  account: { id: string; password_hash: string } | undefined;
  password: string;
  lifetimeMs: number;
}

/**
 * Opens a session and returns its token, or `undefined` without an account or for a wrong password,
 * after the same work.
 */
export async function signIn({ db }: Store, { account, ...input }: SignIn): Promise<string | undefined> {
  if (!(await verifyPassword(input.password, account?.password_hash)) || !account) return undefined;
  const now = Date.now();
  const { token, hash } = createToken();
  await db.deleteFrom('session').where('expires_at', '<=', new Date(now).toISOString()).execute();
  await db
    .insertInto('session')
    .values({
      token_hash: hash,
      account_id: account.id,
      created_at: new Date(now).toISOString(),
      expires_at: new Date(now + input.lifetimeMs).toISOString(),
    })
    .execute();
  return token;
}

export async function isPasswordOf({ db }: Store, accountId: string, password: string): Promise<boolean> {
  const account = await db.selectFrom('account').select('password_hash').where('id', '=', accountId).executeTakeFirst();
  return verifyPassword(password, account?.password_hash);
}

export async function signOut({ db }: Store, token: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', hashToken(token)).execute();
}

export async function findUserByToken({ db }: Store, token: string): Promise<User | undefined> {
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(columns)
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', new Date().toISOString())
    .where('role', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { email_confirmed_at, ...user } = row;
  return { ...user, email_confirmed: email_confirmed_at !== null };
}
