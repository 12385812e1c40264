import { type SqlBool, sql } from 'kysely';
import { unseal } from '../crypto/seal.ts';
import { applicationColumns, applicationDecisions, noText, statusColumns } from '../submissions/application.ts';
import type { InboxKind, ScanState, SubmissionKind } from '../submissions/kind.ts';
import { normalisePhone } from '../text/phone.ts';
import { own } from './own.ts';
import { findKycEmail, readKycApplications, readKycDocuments } from './records.ts';
import { fieldsContext } from './seal-contexts.ts';
import { askedOf, missingDocuments } from './wanted.ts';

const table = 'kyc_application';

/** Appended to the kind of a document that cannot be opened. */
const scanMarks: Partial<Record<ScanState, string>> = { waiting: ':being-checked', infected: ':infected' };

const rows: SubmissionKind['rows'] = async ({ store, keyring }) => {
  const sent = await store.db.selectFrom('kyc_document').select(['reference', 'kind', 'scan']).execute();
  const listed = store.db.selectFrom(table).select(['status', 'reference', 'created_at', 'retained_until']);
  const applications = keyring
    ? await readKycApplications(store, keyring)
    : await listed.orderBy('reference').execute();
  return applications.map(({ status, ...head }) => {
    const { fields, ...row } = { fields: undefined, ...head };
    const own = sent.filter(({ reference }) => reference === head.reference);
    const documents = own.map(({ kind, scan }) => kind + (scanMarks[scan] ?? ''));
    const opened = keyring && (fields ?? { unreadable: true });
    return { state: status, ...row, ...opened, documents: documents.sort().join(' ') };
  });
};

/** If it cannot be decrypted, nothing else is known. */
const open: InboxKind['open'] = async ({ store, keyring }, reference) => {
  const { fields, language, retained_until } = await store.db
    .selectFrom(table)
    .select(['fields', 'language', 'retained_until'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const opened = unseal(keyring, fields, fieldsContext(reference));
  const values = opened ? JSON.parse(opened.toString()) : { unreadable: true };
  if (typeof values.phone === 'string') values.phone = normalisePhone(values.phone);
  return { values: { ...values, retained_until }, language };
};

const documents: InboxKind['documents'] = async ({ store, keyring }, reference) => {
  const sent = await readKycDocuments(store, keyring, reference);
  const application = await store.db
    .selectFrom(table)
    .select(['status', 'status_at', 'wanted'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  const asked = application && askedOf(application);
  return {
    documents: sent.map(({ bytes, type = null, ...document }) => ({ ...document, type, size: bytes?.length ?? null })),
    asked: asked ? { documents: [...asked.documents], until: asked.until } : null,
  };
};

export const identityChecks = {
  kind: 'kyc',
  letter: 'K',
  rows,
  // The address is encrypted, so it is compared here.
  findStatus: async ({ store, keyring }, { reference, email }) => {
    if ((await findKycEmail(store, keyring, reference)) !== email) return undefined;
    return store.db.selectFrom(table).select(statusColumns).where('reference', '=', reference).executeTakeFirst();
  },
  own,
  inbox: {
    list: (db) =>
      db
        .selectFrom(table)
        .select(applicationColumns)
        .select([sql<string>`reference`.as('title'), sql<string>`''`.as('summary'), noText.as('place')])
        .select(sql<string>`''`.as('searched')),
    open,
    documents,
    isConfidential: true,
    decisions: {
      table,
      statuses: applicationDecisions,
      hasSameDocuments: (documentsAt) => sql<SqlBool>`coalesce((
        select max(received_at) from kyc_document where kyc_document.reference = kyc_application.reference
      ), '') = ${documentsAt ?? ''}`,
      // Any other decision ends the link by which documents are sent.
      decided: async (trx, reference, { status, documents }) => {
        const isWanted = status === 'more-wanted';
        const wanted = isWanted ? (documents ?? (await missingDocuments(trx, reference))) : undefined;
        const stored = wanted ? JSON.stringify(wanted) : null;
        await trx.updateTable(table).set({ wanted: stored }).where('reference', '=', reference).execute();
        return wanted?.join(' ');
      },
      // Encrypted, and read when the mail is composed.
      emailOf: async () => null,
    },
  },
} satisfies SubmissionKind;
