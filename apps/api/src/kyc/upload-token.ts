import { derivedToken, isDerivedToken } from '../crypto/derived-token.ts';
import type { Keyring } from '../crypto/keyring.ts';

const PURPOSE = 'nzete kyc upload token';
const WANTED = 'nzete kyc wanted document token';

/** An application while staff wait for a document. */
interface Waiting {
  reference: string;
  status_at: string | null;
}

/** A repeated application gets the same token. */
export const uploadTokenOf = (keyring: Keyring, reference: string): string => derivedToken(keyring, PURPOSE, reference);

export const isUploadToken = (keyring: Keyring, reference: string, token: string): boolean =>
  isDerivedToken(keyring, PURPOSE, reference, token);

const sinceWhen = ({ reference, status_at }: Waiting) => `${reference} ${status_at}`;

/** Of no use once the status has changed. */
export const wantedTokenOf = (keyring: Keyring, waiting: Waiting): string =>
  derivedToken(keyring, WANTED, sinceWhen(waiting));

export const isWantedToken = (keyring: Keyring, waiting: Waiting, token: string): boolean =>
  isDerivedToken(keyring, WANTED, sinceWhen(waiting), token);
