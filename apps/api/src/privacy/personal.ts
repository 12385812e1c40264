import type { Database, Store } from '../db/types.ts';
import { containsEmail, normaliseEmail } from '../http/email.ts';
import { findKycApplications } from '../kyc/addresses.ts';
import { type KycRecord, readKycDocuments } from '../kyc/records.ts';
import { incrementFeedVersion } from '../partnership-updates/version.ts';
import { readVisitorUpdates } from '../partnership-updates/visitors.ts';
import {
  deleteAllStaffWork,
  deleteStaffWork,
  findStaffWork,
  type StaffWorkTable,
  staffWorkTables,
} from './staff-work.ts';
import type { Vault } from './vault.ts';

type EmailTable =
  | 'newsletter_subscription'
  | 'account'
  | 'course_interest'
  | 'mail'
  | 'volunteer_application'
  | 'partnership_application'
  | 'feedback'
  | 'consultation';

type ReferenceTable = 'volunteer_application' | 'partnership_application' | 'feedback' | 'consultation';

interface Person {
  /** Normalised (see `http/email.ts`). */
  email: string;
  applications: KycRecord[];
}

/** Rows of the owner of an e-mail address. Only `find` and {@link findPerson} decrypt. */
interface PersonalTable {
  table: keyof Database;
  /** How many rows must be retained by law; they are erased only on explicit request. */
  retained?(vault: Vault, person: Person): Promise<number>;
  find(vault: Vault, person: Person): Promise<object[]>;
  erase(vault: Vault, person: Person): Promise<number>;
}

/** Finds a person, and the KYC applications that cannot be decrypted. */
export async function findPerson(
  { store, keyring }: Vault,
  email: string,
): Promise<{ person: Person; unreadable: string[] }> {
  const normalised = normaliseEmail(email);
  const { found, unreadable } = await findKycApplications(store, keyring, normalised);
  return { person: { email: normalised, applications: found }, unreadable };
}

const count = ({ numDeletedRows }: { numDeletedRows: bigint }) => Number(numDeletedRows);

async function referencesIn({ db }: Store, table: ReferenceTable, email: string): Promise<string[]> {
  const rows = await db.selectFrom(table).select('reference').where('email', '=', email).execute();
  return rows.map(({ reference }) => reference);
}

/** @param secret columns that are not about the person and would be dangerous to disclose */
const byEmail = (table: EmailTable, ...secret: string[]): PersonalTable => ({
  table,
  find: async ({ store }, { email }) => {
    const rows = await store.db.selectFrom(table).selectAll().where('email', '=', email).execute();
    return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !secret.includes(column))));
  },
  erase: async ({ store }, { email }) =>
    count(await store.db.deleteFrom(table).where('email', '=', email).executeTakeFirstOrThrow()),
});

/** Rows that staff accept, refuse or open by reference. */
const byReference = (table: ReferenceTable): PersonalTable => {
  const plain = byEmail(table);
  return {
    ...plain,
    erase: async (vault, person) => {
      await deleteAllStaffWork(vault.store.db, await referencesIn(vault.store, table, person.email));
      return plain.erase(vault, person);
    },
  };
};

const interestsOf = async ({ db }: Store, email: string): Promise<string[]> => {
  const rows = await db.selectFrom('course_interest').select('id').where('email', '=', email).execute();
  return rows.map(({ id }) => id);
};

/** Staff write about them by id. */
const courseInterests: PersonalTable = {
  ...byEmail('course_interest'),
  erase: async (vault, person) => {
    await deleteAllStaffWork(vault.store.db, await interestsOf(vault.store, person.email));
    return byEmail('course_interest').erase(vault, person);
  },
};

const accountsOf = ({ db }: Store, email: string) => db.selectFrom('account').select('id').where('email', '=', email);

const sessions: PersonalTable = {
  table: 'session',
  find: ({ store }, { email }) =>
    store.db
      .selectFrom('session')
      .select(['created_at', 'expires_at'])
      .where('account_id', 'in', accountsOf(store, email))
      .execute(),
  erase: async ({ store }, { email }) =>
    count(
      await store.db
        .deleteFrom('session')
        .where('account_id', 'in', accountsOf(store, email))
        .executeTakeFirstOrThrow(),
    ),
};

/** Compared here, because the databases fold case differently. */
async function updatesHolding(store: Store, email: string) {
  const updates = await readVisitorUpdates(store);
  return updates.filter(({ author, title, content }) =>
    [author, title, content].some((text) => containsEmail(text, email)),
  );
}

/** A post has no address column, but people write addresses into the text. */
const visitorUpdates: PersonalTable = {
  table: 'partnership_update',
  find: ({ store }, { email }) => updatesHolding(store, email),
  erase: async ({ store }, { email }) => {
    const ids = (await updatesHolding(store, email)).map(({ id }) => id);
    await deleteAllStaffWork(store.db, ids);
    if (ids.length > 0) await incrementFeedVersion(store.db);
    return count(await store.db.deleteFrom('partnership_update').where('id', 'in', ids).executeTakeFirstOrThrow());
  },
};

const referencesOf = ({ applications }: Person) => applications.map(({ reference }) => reference);

/** The rows of the person's KYC applications, which must be retained with them. */
const ofApplications = (table: 'kyc_application' | 'kyc_document'): Omit<PersonalTable, 'find'> => ({
  table,
  retained: async ({ store }, person) => {
    const rows = store.db.selectFrom(table).select('reference').where('reference', 'in', referencesOf(person));
    return (await rows.execute()).length;
  },
  erase: async ({ store }, person) =>
    count(await store.db.deleteFrom(table).where('reference', 'in', referencesOf(person)).executeTakeFirstOrThrow()),
});

const kycApplications: PersonalTable = {
  ...ofApplications('kyc_application'),
  find: async (_vault, { applications }) => applications,
};

const kycDocuments: PersonalTable = {
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

/** The names under which staff may have worked on the person's submissions. */
async function subjectsOf({ store }: Vault, person: Person): Promise<string[]> {
  const tables: ReferenceTable[] = ['volunteer_application', 'partnership_application', 'feedback', 'consultation'];
  const found = await Promise.all(tables.map((table) => referencesIn(store, table, person.email)));
  return [...found.flat(), ...(await interestsOf(store, person.email)), ...referencesOf(person)];
}

/** Of KYC records it is retained with them; other work is erased with its subject. */
const staffWork = (table: StaffWorkTable): PersonalTable => ({
  table,
  retained: async ({ store }, person) => (await findStaffWork(store.db, table, referencesOf(person))).length,
  find: async (vault, person) => findStaffWork(vault.store.db, table, await subjectsOf(vault, person)),
  erase: ({ store }, person) => deleteStaffWork(store.db, table, referencesOf(person)),
});

/** All tables with personal data, referencing rows before the referenced ones. */
export const personalTables: readonly PersonalTable[] = [
  sessions,
  byEmail('account', 'password_hash', 'username_key', 'totp_secret', 'totp_last_step'),
  byEmail('newsletter_subscription'),
  courseInterests,
  byEmail('mail'),
  byReference('volunteer_application'),
  byReference('partnership_application'),
  byReference('feedback'),
  byReference('consultation'),
  visitorUpdates,
  ...staffWorkTables.map(staffWork),
  kycDocuments,
  kycApplications,
];

/** All other tables, and why they have no personal data. */
export const impersonalTables: Readonly<Record<string, string>> = {
  content: 'texts of the foundation',
  content_version: 'earlier texts of the foundation',
  content_revision: 'a number',
  course: 'the catalogue',
  course_catalogue: 'a hash of the catalogue',
  climate_record: 'weather',
  feed_version: 'a number',
  climate_lease: 'which server fetches the weather',
  idempotency_key: 'hashes, references and times; each goes after a day',
  kyc_upload: 'documents that are still arriving: erased with their application, and after a day',
  kyc_upload_part: 'their parts: encrypted, and erased with them',
  account_link: 'addresses with the hash of a mailed link; each goes when it is used or expires',
  recovery_code: 'hashes, erased with their account',
  staff_session: 'sign-ins of staff, erased with their account',
  message_template: 'texts of the foundation',
  daily_count: 'numbers by day, page and language; each goes after 400 days',
  unanswered_question: 'questions without who asked, addresses and phone numbers; each goes after 90 days',
  form_draft: 'unfinished forms: encrypted, known by a random id only; each goes after half an hour',
  encryption_key: 'the name of the key',
  limit_count: 'numbers by keyed hashes of addresses and accounts; each goes after a day',
  kysely_migration: 'the version of the schema',
  kysely_migration_lock: 'the version of the schema',
};
