import { traceTables } from '../audit/traces.ts';
import type { Vault } from '../crypto/vault.ts';
import { findKycApplications } from '../kyc/addresses.ts';
import { personal as mail } from '../mail/personal.ts';
import { type Person, type PersonalData, type PersonalTable, runDeletion, type Traced } from '../personal-data/data.ts';
import { subjects } from '../subjects.ts';
import { nameKey } from '../text/typed-name.ts';

/** What the outbox and each subject hold of people. */
export const personalData: readonly PersonalData[] = [mail, ...subjects.flatMap(({ personal }) => personal ?? [])];

/** Finds a person, and the KYC applications that cannot be decrypted. Only this and `find` decrypt. */
export async function findPerson(
  { store, keyring }: Vault,
  email: string,
): Promise<{ person: Person; unreadable: string[] }> {
  const normalised = nameKey(email);
  const { found, unreadable } = await findKycApplications(store, keyring, normalised);
  return { person: { email: normalised, applications: found }, unreadable };
}

/** The sender is not told which member of staff it was. */
const namesOfStaff = ['id', 'who', 'account_id'];

type ReferencesOf = (data: PersonalData) => Traced['references'] | undefined;

/** The references of a person that one of the subjects has. */
async function referencesOf(vault: Vault, person: Person, choose: ReferencesOf): Promise<string[]> {
  const found = personalData.map((data) => choose(data)?.(vault, person) ?? []);
  return (await Promise.all(found)).flat();
}

/** What the subject erases with everything else once it is asked to, although it is retained. */
const retainedUntilAsked: ReferencesOf = ({ tables, traced }) =>
  tables.some(({ keepsRetained }) => keepsRetained) ? undefined : traced?.retained;

/** What staff noted and wrote. */
const tracesOn = ({ store }: Vault, table: (typeof traceTables)[number], subjects: string[]) =>
  store.db.selectFrom(table).selectAll().where('subject', 'in', subjects).orderBy('at').execute();

/** Retained with what they are about; others are erased with it. */
const traces = (table: (typeof traceTables)[number]): PersonalTable => ({
  table,
  retained: async (vault, person) =>
    (await tracesOn(vault, table, await referencesOf(vault, person, ({ traced }) => traced?.retained))).length,
  find: async (vault, person) => {
    const rows = await tracesOn(vault, table, await referencesOf(vault, person, ({ traced }) => traced?.references));
    return rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !namesOfStaff.includes(column))),
    );
  },
  erase: async (vault, person) => {
    const references = await referencesOf(vault, person, retainedUntilAsked);
    return runDeletion(vault.store.db.deleteFrom(table).where('subject', 'in', references));
  },
});

/** All tables with personal data. */
export const personalTables: readonly PersonalTable[] = [
  ...personalData.flatMap(({ tables }) => tables),
  ...traceTables.map(traces),
];
