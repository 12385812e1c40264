import type { Keyring } from '../../crypto/keyring.ts';
import type { Lang } from '../../text/languages.ts';
import { subscriptionOfToken, subscriptionToken } from './token.ts';

const PURPOSE = 'nzete newsletter confirmation token';

/** The id of the subscription of a token, or `undefined` if the token is not valid. */
export const subscriptionToConfirm = (keyring: Keyring, token: string): string | undefined =>
  subscriptionOfToken(keyring, PURPOSE, token);

/** The path of the page on which the owner of an address confirms it. */
export const confirmPath = (keyring: Keyring, id: string, lang: Lang): string =>
  `/api/newsletter/confirm?token=${subscriptionToken(keyring, PURPOSE, id)}&lang=${lang}`;
