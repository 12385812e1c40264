import type { Place } from '../crypto/seal.ts';

/** Where the fields of an application are sealed. */
export const fieldsPlace = (reference: string): Place => ({
  table: 'kyc_application',
  column: 'fields',
  row: reference,
});

/** Where a document is sealed. */
export const documentPlace = (reference: string, kind: string): Place => ({
  table: 'kyc_document',
  column: 'content',
  row: `${reference}/${kind}`,
});
