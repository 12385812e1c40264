import { derivedToken, isDerivedToken } from '../../crypto/derived-token.ts';
import type { Keyring } from '../../crypto/keyring.ts';

const PURPOSE = 'nzete event sign-up cancellation token';

/** A token that cancels one sign-up. It is derived from the random id and not stored. */
export const cancelTokenOf = (keyring: Keyring, id: string) => `${id}.${derivedToken(keyring, PURPOSE, id)}`;

/** The path of the page that cancels a sign-up. */
export function cancelPath(keyring: Keyring, id: string, lang: string): string {
  return `/api/event-sign-ups/cancel?token=${cancelTokenOf(keyring, id)}&lang=${lang}`;
}

/** The id of the sign-up of a token, or `undefined` if the token is not valid. */
export function signUpOf(keyring: Keyring, token: string): string | undefined {
  const [id = '', proof = ''] = token.split('.');
  return isDerivedToken(keyring, PURPOSE, id, proof) ? id : undefined;
}
