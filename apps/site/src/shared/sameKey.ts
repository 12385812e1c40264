import type { Trigger } from '@nzete/api-client';

/** Where the last attempt of a form is kept, as a text; empty if there is none. */
export interface AttemptStore {
  read: () => string;
  write: (text: string) => void;
}

/**
 * Sends the same arguments under the `Idempotency-Key` of the attempt before, also after the page was
 * loaded again: if that one arrived and only its answer was lost, nothing is stored twice. For
 * `useOnce`, outside of all that looks at the key. Only a digest of the arguments is kept, and `seen`: the
 * state that the caller saw, which goes again as it was, because the attempt may have changed it.
 */
export const underSameKey =
  ({ read, write }: AttemptStore) =>
  <Args, Result extends { error?: unknown }>(trigger: Trigger<Args, Result>): Trigger<Args, Result> =>
  async (args) => {
    const { 'Idempotency-Key': key, ...rest } = args;
    if (key === undefined) return trigger(args);
    const { seen, ...sent } = rest as { seen?: object };
    const digest = await digestOf(JSON.stringify(sent));
    const [before, earlier, then] = read().split(' ');
    if (before === digest) {
      const same = then && { seen: JSON.parse(decodeURIComponent(then)) }; // written below
      return trigger({ ...args, ...same, 'Idempotency-Key': earlier || key });
    }
    write([digest, key, ...(seen ? [encodeURIComponent(JSON.stringify(seen))] : [])].join(' '));
    return trigger(args);
  };

/** Wherever there is a key, which needs a secure page, there is this. */
async function digestOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
