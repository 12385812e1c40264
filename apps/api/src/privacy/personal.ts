import { deleteTraces, traceTables } from '../audit/traces.ts';
import type { Vault } from '../crypto/vault.ts';
import type { Database, Store } from '../db/types.ts';
import { containsEmail } from '../http/email.ts';
import { findKycApplications } from '../kyc/addresses.ts';
import { type KycRecord, readKycDocuments } from '../kyc/records.ts';
import { incrementFeedVersion } from '../partnership-updates/version.ts';
import { readVisitorUpdates } from '../partnership-updates/visitors.ts';
import { nameKey } from '../text/typed-name.ts';

type EmailTable =
  | 'newsletter_subscription'
  | 'account'
  | 'account_link'
  | 'course_interest'
  | 'mail'
  | 'volunteer_application'
  | 'partnership_application'
  | 'feedback'
  | 'consultation'
  | 'gift'
  | 'event_sign_up';

const subjectTables = [
  'volunteer_application',
  'partnership_application',
  'feedback',
  'consultation',
  'course_interest',
  'gift',
  'event_sign_up',
] as const;

type SubjectTable = (typeof subjectTables)[number];

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
  /** `erase` leaves what is retained, which goes once its time is over (`retention.ts`). */
  keepsRetained?: boolean;
  find(vault: Vault, person: Person): Promise<object[]>;
  erase(vault: Vault, person: Person): Promise<number>;
}

/** Finds a person, and the KYC applications that cannot be decrypted. */
export async function findPerson(
  { store, keyring }: Vault,
  email: string,
): Promise<{ person: Person; unreadable: string[] }> {
  const normalised = nameKey(email);
  const { found, unreadable } = await findKycApplications(store, keyring, normalised);
  return { person: { email: normalised, applications: found }, unreadable };
}

const count = ({ numDeletedRows }: { numDeletedRows: bigint }) => Number(numDeletedRows);

/** The references or ids of an address's submissions in a table. */
async function subjectsIn({ db }: Store, table: SubjectTable, email: string): Promise<string[]> {
  const rows = await db.selectFrom(table).selectAll().where('email', '=', email).execute();
  return rows.map(({ id, ...row }) => ('reference' in row ? row.reference : id));
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

/** Rows that staff decide and write about, by a reference or an id. */
const bySubject = (table: SubjectTable): PersonalTable => {
  const plain = byEmail(table);
  return {
    ...plain,
    erase: async (vault, person) => {
      await deleteTraces(vault.store.db, await subjectsIn(vault.store, table, person.email));
      return plain.erase(vault, person);
    },
  };
};

const withReceipt = ({ db }: Store, email: string) =>
  db.selectFrom('gift').select('reference').where('email', '=', email).where('retained_until', 'is not', null);

const referencesWithReceipt = async ({ store }: Vault, { email }: Person) =>
  (await withReceipt(store, email).execute()).map(({ reference }) => reference);

/** A receipt is a record of the accounts, which the law has kept. Staff are not named to the donor. */
const gifts: PersonalTable = {
  ...byEmail('gift', 'decided_by'),
  keepsRetained: true,
  retained: async (vault, person) => (await referencesWithReceipt(vault, person)).length,
  erase: async ({ store }, { email }) => {
    const rows = store.db.selectFrom('gift').select('reference').where('email', '=', email);
    const open = await rows.where('retained_until', 'is', null).execute();
    const references = open.map(({ reference }) => reference);
    await deleteTraces(store.db, references);
    return count(await store.db.deleteFrom('gift').where('reference', 'in', references).executeTakeFirstOrThrow());
  },
};

const subscriptionsOf = ({ db }: Store, email: string) =>
  db.selectFrom('newsletter_subscription').select('id').where('email', '=', email);

/** What staff did with a subscription goes with it. */
const subscriptions: PersonalTable = {
  ...byEmail('newsletter_subscription'),
  erase: async (vault, person) => {
    const rows = await subscriptionsOf(vault.store, person.email).execute();
    await deleteTraces(
      vault.store.db,
      rows.map(({ id }) => id),
    );
    return byEmail('newsletter_subscription').erase(vault, person);
  },
};

/** Which issues are being sent to a subscription. */
const letters: PersonalTable = {
  table: 'newsletter_recipient',
  find: ({ store }, { email }) =>
    store.db
      .selectFrom('newsletter_recipient')
      .select(['issue_id', 'state', 'due_at'])
      .where('subscription_id', 'in', subscriptionsOf(store, email))
      .execute(),
  erase: async ({ store }, { email }) =>
    count(
      await store.db
        .deleteFrom('newsletter_recipient')
        .where('subscription_id', 'in', subscriptionsOf(store, email))
        .executeTakeFirstOrThrow(),
    ),
};

const accountsOf = ({ db }: Store, email: string) => db.selectFrom('account').select('id').where('email', '=', email);

/** Sign-ins, without their tokens. */
const sessionsIn = (table: 'session' | 'staff_session'): PersonalTable => ({
  table,
  find: ({ store }, { email }) =>
    store.db
      .selectFrom(table)
      .select(['created_at', 'expires_at'])
      .$if(table === 'staff_session', (query) => query.select('device' as never))
      .where('account_id', 'in', accountsOf(store, email))
      .execute(),
  erase: async ({ store }, { email }) =>
    count(
      await store.db.deleteFrom(table).where('account_id', 'in', accountsOf(store, email)).executeTakeFirstOrThrow(),
    ),
});

/** What staff called their passkeys; the rest of a row is a public key. */
const passkeys: PersonalTable = {
  table: 'passkey',
  find: ({ store }, { email }) =>
    store.db
      .selectFrom('passkey')
      .select(['name', 'created_at', 'last_used_at'])
      .where('account_id', 'in', accountsOf(store, email))
      .execute(),
  erase: async ({ store }, { email }) =>
    count(
      await store.db
        .deleteFrom('passkey')
        .where('account_id', 'in', accountsOf(store, email))
        .executeTakeFirstOrThrow(),
    ),
};

/** Under which the audit trail has what was done with the accounts and invitations of an address. */
async function namesOf({ db }: Store, email: string): Promise<string[]> {
  const rows = await db.selectFrom('account').select('username').where('email', '=', email).execute();
  return [email, ...rows.map(({ username }) => username)];
}

/** Its sessions, links and recovery codes go with it. */
const accounts: PersonalTable = {
  ...byEmail('account', 'password_hash', 'username_key', 'totp_secret', 'totp_last_step'),
  erase: async (vault, person) => {
    await deleteTraces(vault.store.db, await namesOf(vault.store, person.email));
    return byEmail('account').erase(vault, person);
  },
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
    await deleteTraces(store.db, ids);
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

/** The sender is not told which member of staff it was. */
const namesOfStaff = ['id', 'who', 'account_id'];

/** What staff noted and wrote. */
const tracesOn = ({ store }: Vault, table: (typeof traceTables)[number], subjects: string[]) =>
  store.db.selectFrom(table).selectAll().where('subject', 'in', subjects).orderBy('at').execute();

/** The references and ids under which staff find the person's submissions. */
async function subjectsOf({ store }: Vault, person: Person): Promise<string[]> {
  const found = await Promise.all(subjectTables.map((table) => subjectsIn(store, table, person.email)));
  return [...found.flat(), ...referencesOf(person), ...(await namesOf(store, person.email))];
}

/** Those of identity checks and receipts are retained with them; others are erased with their subject. */
const traces = (table: (typeof traceTables)[number]): PersonalTable => ({
  table,
  retained: async (vault, person) =>
    (await tracesOn(vault, table, [...referencesOf(person), ...(await referencesWithReceipt(vault, person))])).length,
  find: async (vault, person) => {
    const rows = await tracesOn(vault, table, await subjectsOf(vault, person));
    return rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !namesOfStaff.includes(column))),
    );
  },
  erase: async ({ store }, person) =>
    count(await store.db.deleteFrom(table).where('subject', 'in', referencesOf(person)).executeTakeFirstOrThrow()),
});

/** All tables with personal data, referencing rows before the referenced ones. */
export const personalTables: readonly PersonalTable[] = [
  sessionsIn('session'),
  sessionsIn('staff_session'),
  passkeys,
  byEmail('account_link', 'token_hash'),
  accounts,
  letters,
  subscriptions,
  bySubject('course_interest'),
  byEmail('mail'),
  bySubject('volunteer_application'),
  bySubject('partnership_application'),
  bySubject('feedback'),
  bySubject('consultation'),
  gifts,
  bySubject('event_sign_up'),
  visitorUpdates,
  ...traceTables.map(traces),
  kycDocuments,
  kycApplications,
];
