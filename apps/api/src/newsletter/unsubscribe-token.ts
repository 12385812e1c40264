import { derivedToken, isDerivedToken } from '../crypto/derived-token.ts';
import type { Keyring } from '../crypto/keyring.ts';

const PURPOSE = 'nzete newsletter unsubscribe token';
/** The 16 bytes of the id, then the token. */
const ID_CHARACTERS = 22;
const UUID = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/** A token (65 characters) that lets its holder end one subscription. It says which by its random id, and so holds no address. */
export function unsubscribeTokenOf(keyring: Keyring, id: string): string {
  return Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url') + derivedToken(keyring, PURPOSE, id);
}

/** The id of the subscription that a token ends, or `undefined` when the token is none of ours. */
export function subscriptionOf(keyring: Keyring, token: string): string | undefined {
  const hex = Buffer.from(token.slice(0, ID_CHARACTERS), 'base64url').toString('hex');
  const id = hex.replace(UUID, '$1-$2-$3-$4-$5');
  return isDerivedToken(keyring, PURPOSE, id, token.slice(ID_CHARACTERS)) ? id : undefined;
}

/** The path, on the site, of the page that ends a subscription, in the language of its owner. */
export function unsubscribePath(keyring: Keyring, { id, language }: { id: string; language: string | null }): string {
  const token = unsubscribeTokenOf(keyring, id);
  return `/api/newsletter/unsubscribe?token=${token}${language ? `&lang=${language}` : ''}`;
}
