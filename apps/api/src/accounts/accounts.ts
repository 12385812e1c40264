import { randomUUID } from 'node:crypto';
import type { Store } from '../db/types.ts';
import { normaliseEmail } from '../http/email.ts';
import { verifyPassword } from './password.ts';
import { hashToken, mintToken } from './token.ts';

/** What an account shows of itself. Times are ISO-8601 in UTC. */
export interface User {
  id: string;
  username: string;
  email: string;
  created_at: string;
}

const shown = ['account.id', 'account.username', 'account.email', 'account.created_at'] as const;

/**
 * One key for every spelling of a username: case does not count, nor the form of a letter (composed or not, full-width).
 * Letters of two alphabets stay two, even when they look the same.
 */
export const usernameKey = (username: string) => username.normalize('NFKC').toLowerCase();

/**
 * Stores an account and gives what the server added to it, or `undefined` when the username is taken, in upper or lower case.
 *
 * @param db The transaction; the password is hashed before it begins, so that no one waits for the hash.
 */
export async function createAccount(
  db: Store['db'],
  input: { username: string; email: string; passwordHash: string },
): Promise<Pick<User, 'id' | 'created_at'> | undefined> {
  const { username, passwordHash } = input;
  const added = { id: randomUUID(), created_at: new Date().toISOString() };
  // The e-mail is not unique: no one has proved that it is theirs, so holding one must not lock its owner out.
  const stored = await db
    .insertInto('account')
    .values({
      ...added,
      username,
      username_key: usernameKey(username),
      email: normaliseEmail(input.email),
      password_hash: passwordHash,
    })
    .onConflict((conflict) => conflict.column('username_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored && added;
}

/** Opens a session and gives its token, or `undefined` for a wrong username or password (one answer for both). */
export async function signIn(
  { db }: Store,
  input: { username: string; password: string; lifetimeMs: number },
): Promise<string | undefined> {
  const account = await db
    .selectFrom('account')
    .select(['id', 'password_hash'])
    .where('username_key', '=', usernameKey(input.username))
    .executeTakeFirst();
  if (!(await verifyPassword(input.password, account?.password_hash)) || !account) return undefined;
  const now = Date.now();
  const { token, hash } = mintToken();
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

/** Closes the session of a token. */
export async function signOut({ db }: Store, token: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', hashToken(token)).execute();
}

/** The account that a token belongs to, or `undefined` when the token is unknown or has expired. */
export function findUserByToken({ db }: Store, token: string): Promise<User | undefined> {
  return db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(shown)
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst();
}
