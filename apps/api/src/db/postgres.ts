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
 * Opens a pool on a PostgreSQL server. Kysely holds an advisory lock while it migrates, so several servers may start
 * at the same moment.
 *
 * @param options `dataDir` is where a copy of the database is kept before a migration; without it none is made.
 * @throws {StartupError} when the server cannot be reached or refuses; the sentence never quotes the URL's password.
 */
export async function openPostgres(
  databaseUrl: string,
  { dataDir, migrate: migrates = true }: OpenOptions & { dataDir?: string } = {},
): Promise<Store> {
  const store = connectPostgres(databaseUrl);
  try {
    await reach(store.db);
    if (migrates) {
      if (dataDir !== undefined) await copyBeforeMigration(store, { dataDir, databaseUrl });
      await migrateWithoutLimit(store.db);
    }
  } catch (error) {
    await store.db.destroy();
    throw error;
  }
  return store;
}
