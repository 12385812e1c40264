import { randomBytes } from 'node:crypto';
import { base32crockford } from '@scure/base';
import type { Kysely } from 'kysely';
import { hashToken } from '../../crypto/token.ts';
import type { Database } from '../../db/types.ts';

const RECOVERY_CODES = 10;
/** 120 random bits, which need no slow hash (ASVS 6.5.2), in 24 letters and digits. */
const BYTES = 15;

/** Without what people add or confuse when they type it from paper. */
const normalised = (code: string) =>
  code
    .toUpperCase()
    .replace(/[\s\p{Pd}\u2043\u2212]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');

const hashOf = (code: string) => hashToken(normalised(code));

/** Replaces the codes of an account and returns the new ones, which are stored as hashes. */
export async function createRecoveryCodes(db: Kysely<Database>, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    (base32crockford.encode(randomBytes(BYTES)).match(/.{4}/g) ?? []).join('-'),
  );
  await db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  const rows = codes.map((code) => ({ account_id: accountId, code_hash: hashOf(code) }));
  await db.insertInto('recovery_code').values(rows).execute();
  return codes;
}

/** Deletes a code: of two requests at once only one gets it. Returns whether it was one. */
export async function takeRecoveryCode(db: Kysely<Database>, accountId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashOf(code))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
