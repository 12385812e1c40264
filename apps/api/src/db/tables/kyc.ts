import type { Generated } from 'kysely';
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

/**
 * What a scan for viruses said. `unscanned`: no scanner was set, or the document is damaged. `waiting`: it is being
 * checked. The content of an `infected` one is deleted.
 */
export type ScanState = 'unscanned' | 'waiting' | 'clean' | 'infected';

/** `content` is the file, sealed. No file name is kept: people put their own into it. */
interface KycDocumentTable {
  reference: string;
  kind: string;
  received_at: string;
  content: string;
  scan: Generated<ScanState>;
  /** When it is scanned next, while it waits. */
  scan_due_at: string | null;
}

/** See `migrations/*-kyc.ts`. */
export interface KycTables {
  encryption_key: EncryptionKeyTable;
  kyc_application: KycApplicationTable;
  kyc_document: KycDocumentTable;
}
