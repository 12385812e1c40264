import type { Database, Store } from '../db/types.ts';
import { readKycApplications, readKycDocuments } from '../kyc/records.ts';
import type { Vault } from './vault.ts';

type EmailTable =
  | 'newsletter_subscription'
  | 'account'
  | 'course_interest'
  | 'volunteer_application'
  | 'partnership_application'
  | 'feedback';

/** A table in which rows belong to the person with an e-mail address. */
export interface PersonalTable {
  table: keyof Database;
  /** Must be kept for a time by law, so that it is erased only when that is asked for by name. */
  retained?: true;
  /** What is held, decrypted. `email` is normalised (see `http/email.ts`). */
  find(vault: Vault, email: string): Promise<object[]>;
  /** Deletes it and gives how many rows went. */
  erase(vault: Vault, email: string): Promise<number>;
}

const count = ({ numDeletedRows }: { numDeletedRows: bigint }) => Number(numDeletedRows);

/** @param secret Columns that say nothing about the person and are dangerous in other hands. */
const byEmail = (table: EmailTable, ...secret: string[]): PersonalTable => ({
  table,
  find: async ({ store }, email) => {
    const rows = await store.db.selectFrom(table).selectAll().where('email', '=', email).execute();
    return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !secret.includes(column))));
  },
  erase: async ({ store }, email) =>
    count(await store.db.deleteFrom(table).where('email', '=', email).executeTakeFirstOrThrow()),
});

const accountsOf = ({ db }: Store, email: string) => db.selectFrom('account').select('id').where('email', '=', email);

const sessions: PersonalTable = {
  table: 'session',
  find: ({ store }, email) =>
    store.db
      .selectFrom('session')
      .select(['created_at', 'expires_at'])
      .where('account_id', 'in', accountsOf(store, email))
      .execute(),
  erase: async ({ store }, email) =>
    count(
      await store.db
        .deleteFrom('session')
        .where('account_id', 'in', accountsOf(store, email))
        .executeTakeFirstOrThrow(),
    ),
};

/** The references of a person's KYC applications. The address is encrypted, so every application is looked through. */
async function kycReferences({ store, keyring }: Vault, email: string): Promise<string[]> {
  const applications = await readKycApplications(store, keyring);
  return applications.filter(({ fields }) => fields.email === email).map(({ reference }) => reference);
}

const kycApplications: PersonalTable = {
  table: 'kyc_application',
  retained: true,
  find: async ({ store, keyring }, email) =>
    (await readKycApplications(store, keyring)).filter(({ fields }) => fields.email === email),
  erase: async (vault, email) => {
    const references = await kycReferences(vault, email);
    if (references.length === 0) return 0;
    const { db } = vault.store;
    return count(await db.deleteFrom('kyc_application').where('reference', 'in', references).executeTakeFirstOrThrow());
  },
};

const kycDocuments: PersonalTable = {
  table: 'kyc_document',
  retained: true,
  find: async (vault, email) => {
    const found: object[] = [];
    for (const reference of await kycReferences(vault, email)) {
      for (const { bytes, ...document } of await readKycDocuments(vault.store, vault.keyring, reference)) {
        found.push({ reference, ...document, base64: bytes.toString('base64') });
      }
    }
    return found;
  },
  erase: async (vault, email) => {
    const references = await kycReferences(vault, email);
    if (references.length === 0) return 0;
    const { db } = vault.store;
    return count(await db.deleteFrom('kyc_document').where('reference', 'in', references).executeTakeFirstOrThrow());
  },
};

/** Every table with data of persons, rows that refer to others before those that they refer to. */
export const personalTables: readonly PersonalTable[] = [
  sessions,
  byEmail('account', 'password_hash', 'username_key'),
  byEmail('newsletter_subscription'),
  byEmail('course_interest'),
  byEmail('volunteer_application'),
  byEmail('partnership_application'),
  byEmail('feedback'),
  kycDocuments,
  kycApplications,
];

/** Every other table, and why nothing in it belongs to the person with an e-mail address. */
export const impersonalTables: Readonly<Record<string, string>> = {
  content: 'texts of the foundation',
  course: 'the catalogue',
  course_catalogue: 'a hash of the catalogue',
  climate_record: 'weather',
  climate_lease: 'which server fetches the weather',
  partnership_update: 'posts for everybody, without an address; the staff hides them one by one',
  idempotency_key: 'hashes, references and times; each goes after a day',
  encryption_key: 'the name of the key',
  kysely_migration: 'the version of the schema',
  kysely_migration_lock: 'the version of the schema',
};
