import { derivedToken } from '../crypto/derived-token.ts';
import type { Keyring } from '../crypto/keyring.ts';
import type { Lang } from '../text/languages.ts';

/** Derived from an id, so that the mail can be written when it is sent and no token is stored. */
export const invitationToken = (keyring: Keyring, id: string) => derivedToken(keyring, 'staff invitation', id);

/** The token is behind the `#`, so it is in no log and no `Referer`. */
export const invitationPath = (lang: Lang, token: string) => `/staff/invitation?lang=${lang}#${token}`;
