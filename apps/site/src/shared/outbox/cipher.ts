import type { Content } from './keptForm.ts';

/** Encrypted content. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

const IV_BYTES = 12;

/** A key that no script can read: the browser only lets it be used. */
export const createContentKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

/** Bound to the form, so that contents cannot be swapped. */
const algorithm = (id: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(id),
});

export async function seal(key: CryptoKey, id: string, content: Content): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const data = await crypto.subtle.encrypt(algorithm(id, iv), key, new TextEncoder().encode(JSON.stringify(content)));
  return { iv, data };
}

/** Rejects if the content was sealed with another key or for another form. */
export async function unseal(key: CryptoKey, id: string, { iv, data }: Sealed): Promise<Content> {
  const text = new TextDecoder().decode(await crypto.subtle.decrypt(algorithm(id, iv), key, data));
  return JSON.parse(text) as Content; // `seal` has written it
}
