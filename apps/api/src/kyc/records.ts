import type { Keyring } from '../crypto/keyring.ts';
import { unseal } from '../crypto/seal.ts';
import type { Store } from '../db/types.ts';
import type { ScanState } from '../submissions/kind.ts';
import { normalisePhone } from '../text/phone.ts';
import { readContent } from './documents/content.ts';
import { type FileType, fileTypeOf } from './documents/file-type.ts';
import type { KycApplication } from './schemas.ts';
import { documentContext, fieldsContext } from './seal-contexts.ts';

/** An application for staff. Times are ISO 8601 in UTC. */
export interface KycRecord {
  reference: string;
  status: string;
  created_at: string;
  retained_until: string;
  /** `undefined` if they cannot be decrypted. */
  fields: KycApplication | undefined;
}

export interface KycFile {
  kind: string;
  type: FileType | undefined;
  received_at: string;
  scan: ScanState;
  /** `undefined` if it was deleted as infected or cannot be decrypted. */
  bytes: Buffer | undefined;
}

/** All applications, or those with the references. */
export async function readKycApplications(
  { db }: Store,
  keyring: Keyring,
  references?: readonly string[],
): Promise<KycRecord[]> {
  const all = db
    .selectFrom('kyc_application')
    .select(['reference', 'status', 'created_at', 'retained_until', 'fields']);
  const chosen = references ? all.where('reference', 'in', references) : all;
  const rows = await chosen.orderBy('created_at', 'desc').orderBy('reference').execute();
  return rows.map((row) => {
    const opened = unseal(keyring, row.fields, fieldsContext(row.reference));
    const fields: KycApplication | undefined = opened && JSON.parse(opened.toString());
    // Encrypted before numbers were normalised, it stays as it was typed.
    return { ...row, fields: fields && { ...fields, phone: normalisePhone(fields.phone ?? '') } };
  });
}

export const emailIn = (keyring: Keyring, { reference, fields }: { reference: string; fields: string }) => {
  const opened = unseal(keyring, fields, fieldsContext(reference));
  return opened && (JSON.parse(opened.toString()) as KycApplication).email; // as it was encrypted
};

/** The e-mail address of an application; `undefined` if there is none or it cannot be decrypted. */
export async function findKycEmail(
  { db }: Pick<Store, 'db'>,
  keyring: Keyring,
  reference: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('kyc_application')
    .select(['reference', 'fields'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row && emailIn(keyring, row);
}

/** The addresses that got confirmations of a kind since a time, one for each confirmation. */
export async function findKycEmailsConfirmed(
  { db }: Pick<Store, 'db'>,
  keyring: Keyring,
  { about, since }: { about: string; since: string },
) {
  const rows = await db
    .selectFrom('mail')
    .innerJoin('kyc_application', 'kyc_application.reference', 'mail.reference')
    .select(['kyc_application.reference', 'kyc_application.fields'])
    .where('mail.kind', '=', 'confirmation')
    .where('mail.about', '=', about)
    .where('mail.sent_at', '>', since)
    .execute();
  return rows.map((row) => emailIn(keyring, row));
}

export async function readKycDocuments(store: Store, keyring: Keyring, reference: string): Promise<KycFile[]> {
  const rows = await store.db
    .selectFrom('kyc_document')
    .select(['kind', 'received_at', 'content', 'scan'])
    .where('reference', '=', reference)
    .orderBy('kind')
    .execute();
  return Promise.all(
    rows.map(async ({ kind, received_at, content, scan }) => {
      const sealed = await readContent(store, { reference, kind, content });
      const bytes = unseal(keyring, sealed, documentContext(reference, kind));
      return { kind, type: bytes && fileTypeOf(bytes), received_at, scan, bytes };
    }),
  );
}
