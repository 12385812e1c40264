import type { SealContext } from '../crypto/seal.ts';

export const fieldsContext = (reference: string): SealContext => ({
  table: 'kyc_application',
  column: 'fields',
  row: reference,
});

export const partContext = (id: string, start: number): SealContext => ({
  table: 'kyc_upload_part',
  column: 'content',
  row: `${id}/${start}`,
});

export const documentContext = (reference: string, kind: string): SealContext => ({
  table: 'kyc_document',
  column: 'content',
  row: `${reference}/${kind}`,
});
