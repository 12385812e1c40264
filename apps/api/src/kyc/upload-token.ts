import { derivedToken, isDerivedToken } from '../crypto/derived-token.ts';
import type { Keyring } from '../crypto/keyring.ts';

const PURPOSE = 'nzete kyc upload token';

/**
 * The token that allows the applicant to upload documents. A repeated application gets the same
 * one.
 */
export const uploadTokenOf = (keyring: Keyring, reference: string): string => derivedToken(keyring, PURPOSE, reference);

export const isUploadToken = (keyring: Keyring, reference: string, token: string): boolean =>
  isDerivedToken(keyring, PURPOSE, reference, token);
