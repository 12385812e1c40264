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

type SealedRecord = Omit<KycRecord, 'fields'> & { fields: string };

const sealedRecords = ({ db }: Store): Promise<SealedRecord[]> =>
  db
    .selectFrom('kyc_application')
    .select(['reference', 'status', 'created_at', 'retained_until', 'fields'])
    .orderBy('created_at', 'desc')
    .orderBy('reference')
    .execute();

function open(keyring: Keyring, row: SealedRecord): KycRecord {
  const fields: KycApplication = JSON.parse(unseal(keyring, row.fields, fieldsPlace(row.reference)).toString());
  return { ...row, fields };
}

/** Every application, decrypted, newest first. */
export async function readKycApplications(store: Store, keyring: Keyring): Promise<KycRecord[]> {
  return (await sealedRecords(store)).map((row) => open(keyring, row));
}

/**
 * The applications of the person with an e-mail address, decrypted, newest first. What a person wrote cannot be searched by
 * SQL, so all are opened; `unreadable` are the references of those that could not be, and may be anybody's.
 */
export async function findKycApplications(store: Store, keyring: Keyring, email: string) {
  const found: KycRecord[] = [];
  const unreadable: string[] = [];
  for (const row of await sealedRecords(store)) {
    try {
      const record = open(keyring, row);
      if (record.fields.email === email) found.push(record);
    } catch {
      unreadable.push(row.reference); // why is always the same: it was damaged or altered
    }
  }
  return { found, unreadable };
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
