import { createHash, randomBytes } from 'node:crypto';

/** The stored form of a token. No salt: a token is 256 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** A new opaque token (43 characters), and its hash to store. */
export function createToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}
