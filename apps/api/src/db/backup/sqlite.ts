import { DatabaseSync } from 'node:sqlite';
import { type Kysely, sql } from 'kysely';
import { StartupError } from '../../startup-error.ts';
import { databaseCode } from '../errors.ts';
import type { Database } from '../types.ts';
import { syncToDisk } from './manifest.ts';

/** What the manifest says about a database. */
export interface Inspection {
  migrations: string[];
  key_id: string | null;
  /** The number of rows of each table. */
  rows: Record<string, number>;
  documents: DocumentRow[];
}

/** Where a document is. Only the beginning of its content, which may be the document itself. */
export interface DocumentRow {
  reference: string;
  kind: string;
  content: string;
}

export const DOCUMENT_ROWS = 'select reference, kind, substr(content, 1, 100) as content from kyc_document';

/** Copies all committed data to a new file at one moment, while servers run. */
export async function copySqlite(db: Kysely<Database>, file: string): Promise<void> {
  await sql`vacuum into ${file}`.execute(db);
  await syncToDisk(file);
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

function column(database: DatabaseSync, text: string): (string | number)[] {
  // Every query here selects one column of these types.
  return database
    .prepare(text)
    .all()
    .map((row) => Object.values(row)[0] as string | number);
}

/** The errors that SQLite finds in a database. */
function problemsIn(database: DatabaseSync): string[] {
  const found = column(database, 'pragma integrity_check(10)').map(String);
  const orphans = column(database, 'pragma foreign_key_check').map((table) => `a row of ${table} refers to nothing`);
  return [...found.filter((line) => line !== 'ok'), ...orphans];
}

function inspectOpen(database: DatabaseSync): Inspection {
  const [problem] = problemsIn(database);
  if (problem !== undefined) throw new StartupError(problem);
  const tables = column(database, "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'");
  if (!tables.includes('kysely_migration') || !tables.includes('content')) {
    throw new StartupError('it is not a database of Nzete');
  }
  const count = (table: string) => Number(column(database, `select count(*) from ${quoted(table)}`)[0]);
  const [key] = column(database, 'select key_id from encryption_key');
  return {
    migrations: column(database, 'select name from kysely_migration order by name').map(String),
    key_id: key === undefined ? null : String(key),
    rows: Object.fromEntries(tables.map((table) => [String(table), count(String(table))])),
    documents: database
      .prepare(DOCUMENT_ROWS)
      .all()
      .map(({ reference, kind, content }) => ({
        reference: String(reference),
        kind: String(kind),
        content: String(content),
      })),
  };
}

/**
 * Reads a complete database that no other process uses.
 *
 * @throws {StartupError} if it is damaged, or not a database of this server
 */
export function inspectSqlite(file: string): Inspection {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    return inspectOpen(database);
  } catch (error) {
    const reason = error instanceof StartupError ? error.message : databaseCode(error);
    if (reason === undefined) throw error;
    throw new StartupError(`The copy ${file} cannot be used: ${reason}.`);
  } finally {
    database?.close();
  }
}
