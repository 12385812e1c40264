import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Keyring } from '../crypto/keyring.ts';

const PURPOSE = 'nzete kyc upload token';

/** The key that encrypts records does nothing else: tokens are made with one that is derived from it. */
function tokenWith(key: Buffer, reference: string): string {
  const derived = Buffer.from(hkdfSync('sha256', key, '', PURPOSE, 32));
  return createHmac('sha256', derived)
    .update(JSON.stringify([PURPOSE, reference]))
    .digest('base64url');
}

/**
 * The token (43 characters) that lets the applicant, and no one else, send the documents of an application. It is
 * derived each time, so that an application that is sent again gets the same answer, and nothing of it is stored.
 */
export const uploadTokenOf = ({ current }: Keyring, reference: string): string => tokenWith(current.bytes, reference);

/** Whether a token is that of the application, made with any key of the ring. */
export function isUploadToken({ all }: Keyring, reference: string, token: string): boolean {
  const given = Buffer.from(token);
  return all.some(({ bytes }) => {
    const expected = Buffer.from(tokenWith(bytes, reference));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
