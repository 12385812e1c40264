import type { SealContext } from '../../crypto/seal.ts';

/** Where the secret of a second factor is stored. */
export const secretContext = (accountId: string): SealContext => ({
  table: 'account',
  column: 'totp_secret',
  row: accountId,
});
