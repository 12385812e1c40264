import { derivedToken, isDerivedToken } from '../crypto/derived-token.ts';
import type { Keyring } from '../crypto/keyring.ts';

const PURPOSE = 'nzete kyc upload token';

/**
 * The token that lets the applicant, and no one else, send the documents of an application. An application that is
 * sent again gets the same one.
 */
export const uploadTokenOf = (keyring: Keyring, reference: string): string => derivedToken(keyring, PURPOSE, reference);

/** Whether a token is that of the application. */
export const isUploadToken = (keyring: Keyring, reference: string, token: string): boolean =>
  isDerivedToken(keyring, PURPOSE, reference, token);
