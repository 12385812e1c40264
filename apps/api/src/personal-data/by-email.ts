import { deleteTraces } from '../audit/traces.ts';
import type { TableWith } from '../db/types.ts';
import { type PersonalTable, runDeletion, type Traced } from './data.ts';

type EmailTable = TableWith<{ email: string | null }>;
type SubmissionTable = TableWith<{ email: string | null; id: string; reference?: string }>;

/** @param secret columns that are not about the person and would be dangerous to disclose */
export const byEmail = (table: EmailTable, ...secret: string[]): PersonalTable => ({
  table,
  find: async ({ store }, { email }) => {
    const rows = await store.db.selectFrom(table).selectAll().where('email', '=', email).execute();
    return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !secret.includes(column))));
  },
  erase: async ({ store }, { email }) => runDeletion(store.db.deleteFrom(table).where('email', '=', email)),
});

/** The references or ids of an address's submissions in a table. */
const referencesIn = (table: SubmissionTable): Traced => ({
  references: async ({ store }, { email }) => {
    const rows = await store.db.selectFrom(table).selectAll().where('email', '=', email).execute();
    return rows.map(({ id, ...row }) => ('reference' in row ? row.reference : id));
  },
});

/** Submissions that staff decide and write about: a table, and its references. */
export function submissions(table: SubmissionTable): { tables: [PersonalTable]; traced: Traced } {
  const plain = byEmail(table);
  const traced = referencesIn(table);
  const erase: PersonalTable['erase'] = async (vault, person) => {
    await deleteTraces(vault.store.db, await traced.references(vault, person));
    return plain.erase(vault, person);
  };
  return { tables: [{ ...plain, erase }], traced };
}
