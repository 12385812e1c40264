import type { ApplicationStatus } from '@nzete/domain';
import { type Kysely, sql } from 'kysely';
import { Type } from 'typebox';
import type { Vault } from '../crypto/vault.ts';
import { readJson } from '../db/stored-json.ts';
import type { Database, TableWith } from '../db/types.ts';
import type { OpenSubmission, StatusQuestion, SubmissionRow, SubmissionSource, SubmissionStatus } from './kind.ts';
import type { Submission } from './tables.ts';

/** The tables whose rows have a reference and a status, and nothing that is encrypted. */
type ApplicationTable = TableWith<Submission & { email: string | null }>;

/** Enough of a text for a row of the list. */
const SUMMARY_LENGTH = 160;

/** The statuses of what is accepted or refused. */
export const applicationDecisions = [
  'reading',
  'more-wanted',
  'accepted',
  'refused',
  'withdrawn',
] as const satisfies ApplicationStatus[];
/** The statuses of what is answered. */
export const answerDecisions = [
  'reading',
  'more-wanted',
  'answered',
  'withdrawn',
] as const satisfies ApplicationStatus[];

/** The columns of a row of the inbox that each application has. */
export const applicationColumns = [
  'reference as subject',
  'reference',
  'created_at as submitted_at',
  'status',
  'status_at',
] as const;

/** The beginning of a text, for the summary of a row. */
export const beginning = (column: string) => sql<string>`substr(${sql.ref(column)}, 1, ${sql.lit(SUMMARY_LENGTH)})`;
/** Texts for a search, of columns that may be null. */
export const joined = (...columns: string[]) =>
  sql<string>`${sql.join(
    columns.map((column) => sql`coalesce(${sql.ref(column)}, '')`),
    sql` || ' ' || `,
  )}`;
/** A column that this kind does not have. */
export const noText = sql<string | null>`cast(null as text)`;

/** The columns of a status. */
export const statusColumns = ['reference', 'status', 'created_at as submitted_at', 'status_at'] as const;

/** The status of one whose address is stored as it is. */
export const findStatusIn =
  (table: ApplicationTable | 'gift' | 'event_sign_up') =>
  ({ store: { db } }: Vault, { reference, email }: StatusQuestion): Promise<SubmissionStatus | undefined> =>
    db
      .selectFrom(table)
      .select(statusColumns)
      .where('reference', '=', reference)
      .where('email', '=', email)
      .executeTakeFirst();

/** The rows of an application for the command line. */
export const applicationRows =
  (table: ApplicationTable) =>
  async ({ store }: SubmissionSource): Promise<SubmissionRow[]> => {
    const rows = await store.db.selectFrom(table).selectAll().execute();
    return rows.map(({ id, status, ...row }) => ({ state: status, ...row }));
  };

interface Encoded {
  /** Columns that are stored as 0 or 1. */
  flags?: readonly string[];
  /** Columns that are stored as JSON. */
  lists?: readonly string[];
}

const Texts = Type.Array(Type.String());

/** A stored list of texts; empty if it is corrupt. */
export const listIn = (column: string, row: string, value: unknown): string[] =>
  readJson(String(value), Texts, { column, row }) ?? [];

/** An application as staff open it. */
export const openApplication =
  (table: ApplicationTable, { flags = [], lists = [] }: Encoded = {}) =>
  async ({ store }: Vault, reference: string): Promise<OpenSubmission> => {
    const row = await store.db
      .selectFrom(table)
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    const decoded = (name: string, value: unknown) => {
      if (flags.includes(name)) return value === 1;
      return lists.includes(name) ? listIn(`${table}.${name}`, row.id, value) : value;
    };
    const values = Object.entries(row).map(([name, value]) => [name, decoded(name, value)]);
    return { values: Object.fromEntries(values), language: row.language };
  };

/** Where the answer to an application goes. */
export const emailOf =
  (table: ApplicationTable) =>
  async (db: Kysely<Database>, reference: string): Promise<string | undefined> => {
    const row = db.selectFrom(table).select('email').where('reference', '=', reference);
    return (await row.executeTakeFirst())?.email ?? undefined;
  };
