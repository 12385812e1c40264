import type { Keyring } from '../../crypto/keyring.ts';
import { subscriptionOfToken, subscriptionToken } from './token.ts';

const PURPOSE = 'nzete newsletter unsubscribe token';

/** A token that ends one subscription. */
export const unsubscribeTokenOf = (keyring: Keyring, id: string): string => subscriptionToken(keyring, PURPOSE, id);

/** The id of the subscription of a token, or `undefined` if the token is not valid. */
export const subscriptionOf = (keyring: Keyring, token: string): string | undefined =>
  subscriptionOfToken(keyring, PURPOSE, token);

/** The path of the page that ends a subscription, in the language of the subscriber. */
export function unsubscribePath(keyring: Keyring, { id, language }: { id: string; language: string | null }): string {
  const token = unsubscribeTokenOf(keyring, id);
  return `/api/newsletter/unsubscribe?token=${token}${language ? `&lang=${language}` : ''}`;
}
