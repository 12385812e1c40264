import { before } from '../db/times.ts';
import { type Person, type PersonalData, type PersonalTable, runDeletion, type Traced } from '../personal-data/data.ts';
import { UPLOAD_LIFETIME_MS } from './applications.ts';
import { deleteFiles } from './documents/content.ts';
import { readKycDocuments } from './records.ts';

const referencesOf = ({ applications }: Person) => applications.map(({ reference }) => reference);

/** The rows of the person's KYC applications, which must be retained with them. */
const ofApplications = (table: 'kyc_application' | 'kyc_document'): Omit<PersonalTable, 'find'> => ({
  table,
  retained: async ({ store }, person) => {
    const rows = store.db.selectFrom(table).select('reference').where('reference', 'in', referencesOf(person));
    return (await rows.execute()).length;
  },
  erase: async ({ store }, person) =>
    runDeletion(store.db.deleteFrom(table).where('reference', 'in', referencesOf(person))),
});

const applications: PersonalTable = {
  ...ofApplications('kyc_application'),
  find: async (_vault, person) => [...person.applications],
};

const documents: PersonalTable = {
  ...ofApplications('kyc_document'),
  find: async ({ store, keyring }, person) => {
    const found: object[] = [];
    for (const reference of referencesOf(person)) {
      for (const { bytes, ...document } of await readKycDocuments(store, keyring, reference)) {
        found.push({
          reference,
          ...document,
          ...(bytes ? { base64: bytes.toString('base64') } : document.scan !== 'infected' && { unreadable: true }),
        });
      }
    }
    return found;
  },
};

const references: Traced['references'] = async (_vault, person) => referencesOf(person);

/** Applications are kept for seven years. */
export const personal: PersonalData = {
  tables: [documents, applications],
  traced: { references, retained: references },
  over: (db, now) =>
    db.selectFrom('kyc_application').select('reference').where('retained_until', '<=', now.toISOString()),
  deleteFilesOver: async (store, now) => {
    if (!store.files) return;
    const past = store.db.selectFrom('kyc_application').select('reference');
    const rows = await past.where('retained_until', '<=', now.toISOString()).execute();
    await deleteFiles(
      store,
      rows.map(({ reference }) => reference),
    );
  },
  deleteFilesOf: (store, person) => deleteFiles(store, referencesOf(person)),
  expired: (db, now) => {
    const time = now.toISOString();
    const past = db.selectFrom('kyc_application').select('reference').where('retained_until', '<=', time);
    return {
      kyc_document: db.deleteFrom('kyc_document').where('reference', 'in', past),
      kyc_application: db.deleteFrom('kyc_application').where('retained_until', '<=', time),
      kyc_upload: db.deleteFrom('kyc_upload').where('created_at', '<=', before(now, UPLOAD_LIFETIME_MS)),
    };
  },
};
