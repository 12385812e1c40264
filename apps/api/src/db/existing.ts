import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import { checkSchema } from './migrations.ts';
import { reach } from './postgres.ts';
import { adapt, BUSY_TIMEOUT_MS } from './sqlite.ts';
import type { Database, Store } from './types.ts';

function openFile(dataDir: string, readOnly: boolean): Store {
  const database = new DatabaseSync(join(dataDir, 'nzete.db'), { readOnly, timeout: BUSY_TIMEOUT_MS });
  // As in sqlite.ts, but for the mode of the log, which the server has set for good.
  if (!readOnly) {
    database.exec('pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on');
  }
  return { kind: 'sqlite', db: new Kysely<Database>({ dialect: new SqliteDialect({ database: adapt(database) }) }) };
}

async function openUrl(databaseUrl: string, readOnly: boolean): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 2,
    connectionTimeoutMillis: 5_000,
    ...(readOnly && { options: '-c default_transaction_read_only=on' }),
  });
  pool.on('error', () => {});
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  await reach(pool).catch(async (error: unknown) => {
    await db.destroy();
    throw error;
  });
  return { kind: 'postgres', db };
}

/** The driver's own words, such as "unable to open database file", and no stack. */
const explain = (error: unknown, dataDir: string) =>
  error instanceof Error && !(error instanceof StartupError)
    ? new StartupError(`The database in ${dataDir} cannot be used: ${error.message}.`)
    : error;

/**
 * Opens the database of a server, which may be running, for a command of the staff: it is neither made nor migrated.
 *
 * @throws {StartupError} when it cannot be opened, or its schema is not that of this version.
 */
export async function openExisting(
  { databaseUrl, dataDir }: { databaseUrl?: string | undefined; dataDir: string },
  { readOnly }: { readOnly: boolean },
): Promise<Store> {
  let store: Store | undefined;
  try {
    store = databaseUrl ? await openUrl(databaseUrl, readOnly) : openFile(dataDir, readOnly);
    await checkSchema(store.db);
    return store;
  } catch (error) {
    await store?.db.destroy();
    throw databaseUrl ? error : explain(error, dataDir);
  }
}
