import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Keyring } from './keyring.ts';

/** Tokens use a derived key, so that the key of the records does nothing else. */
function tokenWith(key: Buffer, purpose: string, subject: string): string {
  const derived = Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
  return createHmac('sha256', derived)
    .update(JSON.stringify([purpose, subject]))
    .digest('base64url');
}

/** A token (43 characters) for a purpose and a subject. It is derived each time and not stored. */
export const derivedToken = ({ current }: Keyring, purpose: string, subject: string): string =>
  tokenWith(current.bytes, purpose, subject);

/** Whether a token belongs to the purpose and the subject, with any key of the ring. */
export function isDerivedToken({ all }: Keyring, purpose: string, subject: string, token: string): boolean {
  const given = Buffer.from(token);
  return all.some(({ bytes }) => {
    const expected = Buffer.from(tokenWith(bytes, purpose, subject));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
