import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import { isDiskFull } from './errors.ts';
import { migrate } from './migrations.ts';
import type { Database, Store } from './types.ts';

/** @throws {StartupError} when no query is answered. */
export async function reach(pool: pg.Pool): Promise<void> {
  try {
    await pool.query('select 1');
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

/**
 * Opens a pool on a PostgreSQL server. Kysely holds an advisory lock while it migrates, so several servers may start
 * at the same moment.
 *
 * @throws {StartupError} when the server cannot be reached or refuses; the sentence never quotes the URL's password.
 */
export async function openPostgres(databaseUrl: string): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  // One that breaks in the middle of a query says so to the query, too.
  pool.on('connect', (client) => void client.on('error', () => {}));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    await reach(pool);
    await migrateWithoutLimit(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { kind: 'postgres', db };
}
