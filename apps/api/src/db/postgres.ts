import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { isDiskFull, StartupError } from '../startup-error.ts';
import { migrate } from './migrations.ts';
import type { Database, Store } from './types.ts';

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
    await pool.query('select 1');
    await migrate(db);
  } catch (error) {
    await db.destroy();
    if (error instanceof StartupError || isDiskFull(error)) throw error;
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
    throw new StartupError(
      `The database that DATABASE_URL names cannot be used (${reason}). Check that it runs and that the URL is right.`,
    );
  }
  return {
    kind: 'postgres',
    db,
    ping: async () => void (await sql`select 1`.execute(db)),
    close: () => db.destroy(),
  };
}
