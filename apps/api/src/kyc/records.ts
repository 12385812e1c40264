import type { Keyring } from '../crypto/keyring.ts';
import { unseal } from '../crypto/seal.ts';
import type { Store } from '../db/types.ts';
import type { KycApplication } from '../routes/kyc/schemas.ts';
import { type FileType, fileTypeOf } from './file-type.ts';
import { documentPlace, fieldsPlace } from './places.ts';

/** An application as the staff reads it. Times are ISO-8601 in UTC. */
export interface KycRecord {
  reference: string;
  status: string;
  created_at: string;
  retained_until: string;
  fields: KycApplication;
}

/** A document as the staff reads it. */
export interface KycFile {
  kind: string;
  type: FileType | undefined;
  received_at: string;
  bytes: Buffer;
}

/** Every application, decrypted, newest first. What a person wrote can only be searched like this. */
export async function readKycApplications({ db }: Store, keyring: Keyring): Promise<KycRecord[]> {
  const rows = await db
    .selectFrom('kyc_application')
    .select(['reference', 'status', 'created_at', 'retained_until', 'fields'])
    .orderBy('created_at', 'desc')
    .orderBy('reference')
    .execute();
  return rows.map((row) => {
    const fields: KycApplication = JSON.parse(unseal(keyring, row.fields, fieldsPlace(row.reference)).toString());
    return { ...row, fields };
  });
}

/** The documents of one application, decrypted. */
export async function readKycDocuments({ db }: Store, keyring: Keyring, reference: string): Promise<KycFile[]> {
  const rows = await db
    .selectFrom('kyc_document')
    .select(['kind', 'received_at', 'content'])
    .where('reference', '=', reference)
    .orderBy('kind')
    .execute();
  return rows.map(({ kind, received_at, content }) => {
    const bytes = unseal(keyring, content, documentPlace(reference, kind));
    return { kind, type: fileTypeOf(bytes), received_at, bytes };
  });
}
