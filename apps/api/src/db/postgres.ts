import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import { copyBeforeMigration } from './backup/before-migration.ts';
import { isDiskFull } from './errors.ts';
import { Faults } from './faults.ts';
import { migrate } from './migrations.ts';
import type { Database, OpenOptions, Store } from './types.ts';

/** @throws {StartupError} when no query is answered. */
export async function reach(db: Kysely<Database>): Promise<void> {
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    if (isDiskFull(error)) throw error;
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
    throw new StartupError(
      `The database that DATABASE_URL names cannot be used (${reason}). Check that it runs and that the URL is right.`,
    );
  }
}

/** A migration of large tables takes its time, and so does waiting for another server that migrates. */
function migrateWithoutLimit(db: Kysely<Database>): Promise<void> {
  return db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await migrate(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}

interface ConnectOptions {
  /** The name under which PostgreSQL lists the connections. */
  name?: string;
  readOnly?: boolean;
}

/** A pool on a PostgreSQL server, which connects when it is asked for something. */
export function connectPostgres(databaseUrl: string, { name = 'nzete', readOnly = false }: ConnectOptions = {}): Store {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: name,
    // One connection stays open, so that a restore sees that a server is running (see `backup/restore.ts`).
    min: 1,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    ...(readOnly && { options: '-c default_transaction_read_only=on' }),
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  // One that breaks in the middle of a query says so to the query, too.
  pool.on('connect', (client) => void client.on('error', () => {}));
  const faults = new Faults();
  return {
    kind: 'postgres',
    faults,
    db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }), log: faults.watch }),
  };
}

/**
 * A pooler may give every statement another session: a lock or a setting of a session would stay behind in it.
 *
 * @throws {StartupError} when the connection does not lead to PostgreSQL itself.
 */
async function refusePooler(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    // PostgreSQL greets with the process that serves the connection, a pooler with a number of its own.
    if ('processID' in client && client.processID === rows[0]?.pid) return;
  } finally {
    await client.end();
  }
  throw new StartupError(
    'DATABASE_URL names a connection pooler. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself: the schema is made and backups are taken there.',
  );
}

/** Options of {@link openPostgres}. */
interface PostgresOptions extends OpenOptions {
  /** Where a copy of the database is kept before a migration; without it none is made. */
  dataDir?: string;
  /** PostgreSQL itself, when `databaseUrl` names a pooler. */
  directUrl?: string | undefined;
}

/**
 * Opens a pool on a PostgreSQL server. Kysely holds an advisory lock while it migrates, so several servers may start
 * at the same moment.
 *
 * @throws {StartupError} when the server cannot be reached or refuses; the sentence never quotes the URL's password.
 */
export async function openPostgres(
  databaseUrl: string,
  { dataDir, directUrl, migrate: migrates = true }: PostgresOptions = {},
): Promise<Store> {
  const store = connectPostgres(databaseUrl);
  const direct = directUrl ? connectPostgres(directUrl) : store;
  try {
    await reach(store.db);
    if (migrates) {
      if (directUrl) await reach(direct.db);
      else await refusePooler(databaseUrl);
      if (dataDir !== undefined) await copyBeforeMigration(direct, { dataDir, databaseUrl: directUrl ?? databaseUrl });
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
