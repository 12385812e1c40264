import { type Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import { backUpBeforeMigration } from './backup/before-migration.ts';
import { createStore } from './create-store.ts';
import { isDiskFull } from './errors.ts';
import { migrate } from './migrations.ts';
import type { Database, OpenOptions, Store } from './types.ts';

/** @throws {StartupError} if the database does not answer */
export async function assertReachable(db: Kysely<Database>): Promise<void> {
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    if (isDiskFull(error)) throw error;
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
    throw new StartupError(
      `The database of DATABASE_URL cannot be used (${reason}). Check that it runs and that the URL is right.`,
    );
  }
}

/** A migration of large tables takes long, and so does waiting for another server that migrates. */
function migrateWithoutLimit(db: Kysely<Database>): Promise<void> {
  return db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await migrate(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}

interface ConnectOptions {
  name?: string;
  readOnly?: boolean;
}

/** A pool for a PostgreSQL server, which connects on first use. */
export function connectPostgres(databaseUrl: string, { name = 'nzete', readOnly = false }: ConnectOptions = {}): Store {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: name,
    // One connection stays open, so that a restore sees that a server is running (see
    // `backup/restore-database.ts`).
    min: 1,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    ...(readOnly && { options: '-c default_transaction_read_only=on' }),
  });
  // The pool replaces broken idle connections; without a listener the error would crash the
  // process.
  pool.on('error', () => {});
  // A query on a broken connection gets the error too.
  pool.on('connect', (client) => void client.on('error', () => {}));
  return createStore('postgres', new PostgresDialect({ pool }));
}

/** A pooler may run every statement in another session, which would lose locks and settings. */
async function assertNoPooler(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    // PostgreSQL sends the id of its process; a pooler sends its own number.
    if ('processID' in client && client.processID === rows[0]?.pid) return;
  } finally {
    await client.end();
  }
  throw new StartupError(
    'DATABASE_URL is a connection pooler. Set DATABASE_DIRECT_URL to the URL of PostgreSQL itself, for migrations and backups.',
  );
}

interface PostgresOptions extends OpenOptions {
  /** The folder for the backup before a migration; without it there is none. */
  dataDir?: string;
  /** PostgreSQL itself, if `databaseUrl` names a pooler. */
  directUrl?: string;
}

/** Kysely's advisory lock lets several servers start at once. No error contains the password. */
export async function openPostgres(
  databaseUrl: string,
  { dataDir, directUrl, migrate: migrates = true }: PostgresOptions = {},
): Promise<Store> {
  const store = connectPostgres(databaseUrl);
  const direct = directUrl ? connectPostgres(directUrl) : store;
  try {
    await assertReachable(store.db);
    if (migrates) {
      if (directUrl) await assertReachable(direct.db);
      else await assertNoPooler(databaseUrl);
      if (dataDir !== undefined)
        await backUpBeforeMigration(direct, { dataDir, databaseUrl: directUrl ?? databaseUrl });
      await migrateWithoutLimit(direct.db);
    }
  } catch (error) {
    await store.db.destroy();
    throw error;
  } finally {
    if (direct !== store) await direct.db.destroy();
  }
  return store;
}
