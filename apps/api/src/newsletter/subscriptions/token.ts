import { derivedToken, isDerivedToken } from '../../crypto/derived-token.ts';
import type { Keyring } from '../../crypto/keyring.ts';

/** The 16 bytes of the id; the token follows. */
const ID_CHARACTERS = 22;
const UUID = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/** A token (65 characters) for one subscription. It contains the random id, and no address. */
export function subscriptionToken(keyring: Keyring, purpose: string, id: string): string {
  return Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url') + derivedToken(keyring, purpose, id);
}

/** The id of the subscription of a token, or `undefined` if the token is not valid. */
export function subscriptionOfToken(keyring: Keyring, purpose: string, token: string): string | undefined {
  const hex = Buffer.from(token.slice(0, ID_CHARACTERS), 'base64url').toString('hex');
  const id = hex.replace(UUID, '$1-$2-$3-$4-$5');
  return isDerivedToken(keyring, purpose, id, token.slice(ID_CHARACTERS)) ? id : undefined;
}
