import type { StaffRole } from '@nzete/domain';
import { type Kysely, sql } from 'kysely';
import { createToken, hashToken } from '../crypto/token.ts';
import type { Database } from '../db/types.ts';
import { HOUR_MS } from '../durations.ts';

export type LinkPurpose = 'confirm-email' | 'reset-password' | 'invitation';

/** How long a link of each purpose works. */
const LIFETIMES_MS: Record<LinkPurpose, number> = {
  'confirm-email': 48 * HOUR_MS,
  'reset-password': HOUR_MS,
  invitation: 48 * HOUR_MS,
};

export interface NewLink {
  purpose: LinkPurpose;
  /** Null for an invitation of someone without an account. */
  accountId: string | null;
  email: string;
  role?: StaffRole;
  /** One that can be derived again when the mail is written; a random one by default. */
  token?: string;
  /** Whether an invitation may replace an open one for the same address. */
  mayReplace?: boolean;
}

/** Thrown inside the transaction, so that it is rolled back and nobody is invited. */
export class OpenInvitation extends Error {}

/**
 * Stores a link and returns its token, which only the mail has. Expired links are removed.
 *
 * @throws {OpenInvitation} if the address has an open invitation that may not be replaced
 */
export async function createLink(
  db: Kysely<Database>,
  { purpose, accountId, email, role, token = createToken().token, mayReplace = true }: NewLink,
): Promise<string> {
  const now = Date.now();
  await db.deleteFrom('account_link').where('expires_at', '<=', new Date(now).toISOString()).execute();
  const link = {
    token_hash: hashToken(token),
    purpose,
    account_id: accountId,
    email,
    role: role ?? null,
    created_at: new Date(now).toISOString(),
    expires_at: new Date(now + LIFETIMES_MS[purpose]).toISOString(),
  };
  const stored = await db
    .insertInto('account_link')
    .values(link)
    .onConflict((conflict) => {
      // A literal, because PostgreSQL matches the index before it knows the parameters.
      const open = conflict.column('email').where('purpose', '=', sql.lit('invitation'));
      return mayReplace ? open.doUpdateSet(link) : open.doNothing();
    })
    .returning('token_hash')
    .executeTakeFirst();
  if (!stored) throw new OpenInvitation();
  return token;
}

/** `undefined` if the token is unknown, of another purpose, used or expired. */
export function findLink(db: Kysely<Database>, purpose: LinkPurpose, token: string) {
  return db
    .selectFrom('account_link')
    .select(['account_id', 'email', 'role', 'expires_at'])
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst();
}

/** The same, and uses it up: of two requests at once only one gets it. Its hash stays until it expires. */
export async function takeLink(db: Kysely<Database>, purpose: LinkPurpose, token: string) {
  const link = await findLink(db, purpose, token);
  const used = { purpose: `used-${purpose}`, account_id: null, email: '', role: null } as const;
  const taken = await db
    .updateTable('account_link')
    .set(used)
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .returning('token_hash')
    .executeTakeFirst();
  return taken && link;
}

/** Whether a link that does not work was used, which those who have its token may know. */
export async function wasUsed(db: Kysely<Database>, purpose: LinkPurpose, token: string): Promise<boolean> {
  const link = await db
    .selectFrom('account_link')
    .select('token_hash')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', `used-${purpose}`)
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst();
  return link !== undefined;
}
