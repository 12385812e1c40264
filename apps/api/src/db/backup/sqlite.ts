import { DatabaseSync } from 'node:sqlite';
import { type Kysely, sql } from 'kysely';
import { StartupError } from '../../startup-error.ts';
import { databaseCode } from '../errors.ts';
import { sqliteStore } from '../sqlite-store.ts';
import type { Database, Store } from '../types.ts';
import { type Inspection, inspect, tableNames } from './inspection.ts';
import { syncToDisk } from './manifest.ts';

/** Copies all committed data to a new file at one moment, while servers run. */
export async function copySqlite(db: Kysely<Database>, file: string): Promise<void> {
  await sql`vacuum into ${file}`.execute(db);
  await syncToDisk(file);
}

async function assertSound(store: Store): Promise<void> {
  const { rows: found } = await sql<{ integrity_check: string }>`pragma integrity_check(10)`.execute(store.db);
  const { rows: orphans } = await sql<{ table: string }>`pragma foreign_key_check`.execute(store.db);
  const problems = [
    ...found.map((row) => row.integrity_check).filter((line) => line !== 'ok'),
    ...orphans.map(({ table }) => `a row of ${table} refers to nothing`),
  ];
  if (problems[0] !== undefined) throw new StartupError(problems[0]);
  const tables = await tableNames(store);
  if (!tables.includes('kysely_migration') || !tables.includes('content')) {
    throw new StartupError('it is not a database of Nzete');
  }
}

/** @throws {StartupError} if it is damaged, or not a database of this server */
export async function inspectSqlite(file: string): Promise<Inspection> {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const store = sqliteStore(database);
    await assertSound(store);
    return await inspect(store);
  } catch (error) {
    const reason = error instanceof StartupError ? error.message : databaseCode(error);
    if (reason === undefined) throw error;
    throw new StartupError(`The copy ${file} cannot be used: ${reason}.`);
  } finally {
    database?.close();
  }
}
