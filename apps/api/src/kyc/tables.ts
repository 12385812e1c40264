import type { Generated } from 'kysely';
import type { ScanState } from '../submissions/kind.ts';
import type { Stage } from '../submissions/tables.ts';

/** `fields` is everything that the person wrote, encrypted (see `crypto/seal.ts`). */
interface KycApplicationTable extends Stage {
  reference: string;
  created_at: string;
  retained_until: string;
  fields: string;
  /** JSON: the documents that staff wait for, since `status_at`; null unless they do. */
  wanted: string | null;
}

/** `content` is the encrypted file. No file name is stored: names of people are in them. */
interface KycDocumentTable {
  reference: string;
  kind: string;
  received_at: string;
  content: string;
  scan: Generated<ScanState>;
  /** The time of the next scan, while it waits; of an infected one, until its content is deleted. */
  scan_due_at: string | null;
}

/** A document that arrives in parts. `document` is the response once it has been stored. */
interface KycUploadTable {
  id: string;
  reference: string;
  kind: string;
  type: string;
  /** Bytes, as declared. */
  size: number;
  /** Bytes so far. */
  received: number;
  created_at: string;
  document: string | null;
}

/** `content` is the encrypted bytes from `start`. */
interface KycUploadPartTable {
  id: string;
  start: number;
  content: string;
}

declare module '../db/types.ts' {
  interface Database {
    kyc_application: KycApplicationTable;
    kyc_document: KycDocumentTable;
    kyc_upload: KycUploadTable;
    kyc_upload_part: KycUploadPartTable;
  }
}
