import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keyring } from './keyring.ts';

const ALGORITHM = 'aes-256-gcm';
const VERSION = '1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Where an encrypted value is stored. It decrypts only there, so values cannot be swapped. */
export interface SealContext {
  table: string;
  column: string;
  row: string;
}

const boundTo = (keyId: string, { table, column, row }: SealContext) =>
  Buffer.from(JSON.stringify([VERSION, keyId, table, column, row]));

/** Encrypts with the current key: `1.<key id>.<base64 of nonce, tag and ciphertext>`. */
export function seal(keyring: Keyring, plain: Buffer, context: SealContext): string {
  const { id, bytes } = keyring.current;
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, bytes, iv).setAAD(boundTo(id, context));
  const encrypted = [cipher.update(plain), cipher.final()];
  return `${VERSION}.${id}.${Buffer.concat([iv, cipher.getAuthTag(), ...encrypted]).toString('base64')}`;
}

/** `undefined` if damaged, altered, moved or without its key: other values stay readable. */
export function unseal(keyring: Keyring, sealed: string, context: SealContext): Buffer | undefined {
  const [version, id = '', payload = ''] = sealed.split('.', 3);
  const key = keyring.find(id);
  if (version !== VERSION || !key) return undefined;
  const bytes = Buffer.from(payload, 'base64');
  try {
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(boundTo(id, context))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return undefined;
  }
}

/** The id of the key that a value needs. */
export const sealedWith = (sealed: string): string | undefined => sealed.split('.', 2)[1];
