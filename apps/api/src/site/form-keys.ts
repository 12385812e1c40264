import { createHash } from 'node:crypto';
import { derivedToken } from '../crypto/derived-token.ts';
import type { Keyring } from '../crypto/keyring.ts';
import type { Store } from '../db/types.ts';
import type { ApiCall } from '../http/api-call.ts';
import { isKeyUsedSince } from '../http/submissions/idempotency.ts';
import type { Sender } from './render-pool.ts';

const PURPOSE = 'nzete form keys';
/** For this long the same content from the same sender is one submission. */
const WINDOW_MS = 10 * 60_000;

/**
 * Derives the `Idempotency-Key` of forms that are sent without JavaScript: cached pages are the
 * same for all visitors, so their forms have no key.
 */
export function createFormKeys({ store, keyring }: { store: Store; keyring: Keyring }) {
  return async ({ ip, userAgent }: Sender, { method, url, body = new Uint8Array() }: ApiCall): Promise<string> => {
    const content = createHash('sha256').update(body).digest('base64url');
    const keyIn = (window: number) =>
      derivedToken(keyring, PURPOSE, JSON.stringify([ip, userAgent, method, url, content, window]));
    const now = Date.now();
    const current = Math.floor(now / WINDOW_MS);
    const previous = keyIn(current - 1);
    return (await isKeyUsedSince(store, previous, now - WINDOW_MS)) ? previous : keyIn(current);
  };
}
