import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keyring } from './keyring.ts';

const ALGORITHM = 'aes-256-gcm';
const VERSION = '1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Where a sealed value is stored. It opens nowhere else, so values cannot be swapped between rows or columns. */
export interface Place {
  table: string;
  column: string;
  row: string;
}

const boundTo = (keyId: string, { table, column, row }: Place) =>
  Buffer.from(JSON.stringify([VERSION, keyId, table, column, row]));

/** Encrypts with the current key: `1.<key id>.<base64 of nonce, tag and ciphertext>`. */
export function seal(keyring: Keyring, plain: Buffer, place: Place): string {
  const { id, bytes } = keyring.current;
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, bytes, iv).setAAD(boundTo(id, place));
  const encrypted = [cipher.update(plain), cipher.final()];
  return `${VERSION}.${id}.${Buffer.concat([iv, cipher.getAuthTag(), ...encrypted]).toString('base64')}`;
}

/**
 * Decrypts what {@link seal} made for the same place; `undefined` when the value was damaged, altered or moved, or the
 * keyring does not have its key. One such value must not keep the others from being read.
 */
export function unseal(keyring: Keyring, sealed: string, place: Place): Buffer | undefined {
  const [version, id = '', payload = ''] = sealed.split('.', 3);
  const key = keyring.find(id);
  if (version !== VERSION || !key) return undefined;
  const bytes = Buffer.from(payload, 'base64');
  try {
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(boundTo(id, place))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return undefined;
  }
}

/** The id of the key that a sealed value needs. */
export const sealedWith = (sealed: string): string | undefined => sealed.split('.', 2)[1];
