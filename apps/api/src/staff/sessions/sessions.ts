import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@nzete/domain';
import type { Kysely } from 'kysely';
import { createToken, hashToken } from '../../crypto/token.ts';
import type { Database, Store } from '../../db/types.ts';

export const STAFF_SESSION_MS = 12 * 3_600_000;

/** A code of an app, or a passkey. */
export const secondFactors = ['code', 'passkey'] as const;
type SecondFactor = (typeof secondFactors)[number];

/** A signed-in member of staff. */
export interface StaffMember {
  sessionId: string;
  accountId: string;
  username: string;
  email: string;
  role: StaffRole;
  expiresAt: string;
  /** The second factors that the account has. */
  secondFactors: SecondFactor[];
  /** Whether this session may do what the role may: its second factor was given, or none is needed. */
  isComplete: boolean;
}

/** Roles that see documents and decide need a second factor. */
const needsSecondFactor = (role: StaffRole) => role === 'reviewer' || role === 'administrator';

interface NewSession {
  accountId: string;
  device: string | null;
}

/** Opens a session and returns its token, for the cookie. Expired ones are removed. */
export async function openStaffSession(
  { db }: { db: Kysely<Database> },
  { accountId, device }: NewSession,
): Promise<string> {
  const now = Date.now();
  const { token, hash } = createToken();
  await db.deleteFrom('staff_session').where('expires_at', '<=', new Date(now).toISOString()).execute();
  await db
    .insertInto('staff_session')
    .values({
      id: randomUUID(),
      token_hash: hash,
      account_id: accountId,
      created_at: new Date(now).toISOString(),
      expires_at: new Date(now + STAFF_SESSION_MS).toISOString(),
      second_factor_at: null,
      device,
    })
    .execute();
  return token;
}

/**
 * Notes that the second factor was given, and changes the token: the one from before must not be
 * worth more than it was (ASVS 7.2.4).
 */
export async function completeSession(db: Kysely<Database>, sessionId: string): Promise<string> {
  const { token, hash } = createToken();
  await db
    .updateTable('staff_session')
    .set({ token_hash: hash, second_factor_at: new Date().toISOString() })
    .where('id', '=', sessionId)
    .execute();
  return token;
}

/** Ends all sessions of an account, and returns how many. */
export async function endStaffSessions(db: Kysely<Database>, accountId: string): Promise<number> {
  const ended = await db.deleteFrom('staff_session').where('account_id', '=', accountId).executeTakeFirstOrThrow();
  return Number(ended.numDeletedRows);
}

/** The member of staff of a token, while the session lasts and the account has a role. */
export async function findStaffMember({ db }: Pick<Store, 'db'>, token: string): Promise<StaffMember | undefined> {
  const row = await db
    .selectFrom('staff_session')
    .innerJoin('account', 'account.id', 'staff_session.account_id')
    .select([
      'staff_session.id as sessionId',
      'account.id as accountId',
      'username',
      'email',
      'role',
      'expires_at as expiresAt',
      'totp_confirmed_at',
      'second_factor_at',
    ])
    .select((eb) =>
      eb.selectFrom('passkey').select('passkey.id').whereRef('account_id', '=', 'account.id').limit(1).as('passkey'),
    )
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst();
  if (!row?.role) return undefined;
  const { totp_confirmed_at, passkey, second_factor_at, role, ...rest } = row;
  const has: Record<SecondFactor, boolean> = { code: totp_confirmed_at !== null, passkey: passkey !== null };
  const owned = secondFactors.filter((factor) => has[factor]);
  const isComplete = second_factor_at !== null || !(owned.length > 0 || needsSecondFactor(role));
  return { ...rest, role, secondFactors: owned, isComplete };
}
