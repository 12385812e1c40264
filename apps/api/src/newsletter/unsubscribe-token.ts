import { derivedToken, isDerivedToken } from '../crypto/derived-token.ts';
import type { Keyring } from '../crypto/keyring.ts';

const PURPOSE = 'nzete newsletter unsubscribe token';
/** The 16 bytes of the id; the token follows. */
const ID_CHARACTERS = 22;
const UUID = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/**
 * A token (65 characters) that ends one subscription. It contains the random id, and no address.
 */
export function unsubscribeTokenOf(keyring: Keyring, id: string): string {
  return Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url') + derivedToken(keyring, PURPOSE, id);
}

/** The id of the subscription of a token, or `undefined` if the token is not valid. */
export function subscriptionOf(keyring: Keyring, token: string): string | undefined {
  const hex = Buffer.from(token.slice(0, ID_CHARACTERS), 'base64url').toString('hex');
  const id = hex.replace(UUID, '$1-$2-$3-$4-$5');
  return isDerivedToken(keyring, PURPOSE, id, token.slice(ID_CHARACTERS)) ? id : undefined;
}

/** The path of the page that ends a subscription, in the language of the subscriber. */
export function unsubscribePath(keyring: Keyring, { id, language }: { id: string; language: string | null }): string {
  const token = unsubscribeTokenOf(keyring, id);
  return `/api/newsletter/unsubscribe?token=${token}${language ? `&lang=${language}` : ''}`;
}
