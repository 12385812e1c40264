import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';
import { checkSchema } from './migrations.ts';
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

function openUrl(databaseUrl: string, readOnly: boolean): Store {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 2,
    connectionTimeoutMillis: 5_000,
    ...(readOnly && { options: '-c default_transaction_read_only=on' }),
  });
  pool.on('error', () => {});
  return { kind: 'postgres', db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }) };
}

/**
 * Opens the database of a server, which may be running, for a command of the staff: it is neither made nor migrated.
 *
 * @throws {StartupError} when its schema is not that of this version.
 */
export async function openExisting(
  { databaseUrl, dataDir }: { databaseUrl?: string | undefined; dataDir: string },
  { readOnly }: { readOnly: boolean },
): Promise<Store> {
  const store = databaseUrl ? openUrl(databaseUrl, readOnly) : openFile(dataDir, readOnly);
  try {
    await checkSchema(store.db);
    return store;
  } catch (error) {
    await store.db.destroy();
    throw error;
  }
}
