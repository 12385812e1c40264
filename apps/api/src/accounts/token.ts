import { createHash, randomBytes } from 'node:crypto';

/** What the database keeps of a token. No salt: the token itself is 256 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** A new opaque token (43 characters), shown once, and its hash to store. */
export function mintToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}
