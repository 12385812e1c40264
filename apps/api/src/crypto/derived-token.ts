import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Keyring } from './keyring.ts';

/** The key that encrypts records does nothing else: tokens are made with one that is derived from it. */
function tokenWith(key: Buffer, purpose: string, subject: string): string {
  const derived = Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
  return createHmac('sha256', derived)
    .update(JSON.stringify([purpose, subject]))
    .digest('base64url');
}

/** A token (43 characters) for one purpose and one subject. It is derived each time, and nothing of it is stored. */
export const derivedToken = ({ current }: Keyring, purpose: string, subject: string): string =>
  tokenWith(current.bytes, purpose, subject);

/** Whether a token is that of the purpose and the subject, made with any key of the ring. */
export function isDerivedToken({ all }: Keyring, purpose: string, subject: string, token: string): boolean {
  const given = Buffer.from(token);
  return all.some(({ bytes }) => {
    const expected = Buffer.from(tokenWith(bytes, purpose, subject));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
