import { derivedToken, isDerivedToken } from '../crypto/derived-token.ts';
import type { Keyring } from '../crypto/keyring.ts';

const PURPOSE = 'nzete kyc upload token';

/** A repeated application gets the same token. */
export const uploadTokenOf = (keyring: Keyring, reference: string): string => derivedToken(keyring, PURPOSE, reference);

export const isUploadToken = (keyring: Keyring, reference: string, token: string): boolean =>
  isDerivedToken(keyring, PURPOSE, reference, token);
