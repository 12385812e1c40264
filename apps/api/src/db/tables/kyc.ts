import type { ApplicationStatus } from './submissions.ts';

/** `slot` is always `current`: the one row says which key the database is encrypted with (see `crypto/load.ts`). */
interface EncryptionKeyTable {
  slot: string;
  key_id: string;
}

/** `fields` holds everything that the person wrote, sealed (see `crypto/seal.ts`). */
interface KycApplicationTable {
  reference: string;
  status: ApplicationStatus;
  created_at: string;
  retained_until: string;
  fields: string;
}

/** `content` is the file, sealed. No file name is kept: people put their own into it. */
interface KycDocumentTable {
  reference: string;
  kind: string;
  received_at: string;
  content: string;
}

/** See `migrations/*-kyc.ts`. */
export interface KycTables {
  encryption_key: EncryptionKeyTable;
  kyc_application: KycApplicationTable;
  kyc_document: KycDocumentTable;
}
