import { sql, type Transaction } from 'kysely';
import type { Database, Store } from '../types.ts';
import { type Inspection, inspect } from './inspection.ts';
import { dumpPostgres, readDump } from './postgres-tools.ts';

async function inspectSlowly(db: Transaction<Database>): Promise<Inspection> {
  await sql`set local statement_timeout = 0`.execute(db);
  return inspect({ db, kind: 'postgres' });
}

/** Dumps a database at one moment, while servers run, and reads the dump once. */
export async function copyPostgres({ db }: Store, databaseUrl: string, file: string): Promise<Inspection> {
  const inspection = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
      const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(trx);
      const found = await inspectSlowly(trx);
      await dumpPostgres(databaseUrl, rows[0]?.snapshot ?? '', file);
      return found;
    });
  await readDump(databaseUrl, file);
  return inspection;
}

export function countAll({ db }: Store): Promise<Inspection['rows']> {
  return db.transaction().execute(async (trx) => (await inspectSlowly(trx)).rows);
}

/** The other connections to the database, as PostgreSQL names them. */
export async function otherConnections({ db }: Store): Promise<string[]> {
  const { rows } = await sql<{ who: string }>`
    select distinct coalesce(nullif(application_name, ''), 'unnamed') || ' from ' || coalesce(host(client_addr), 'this machine')
      as who
    from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
      and application_name <> ${RESTORE_APPLICATION_NAME}`.execute(db);
  return rows.map(({ who }) => who).sort();
}

/** The application name of a restore's own connections. */
export const RESTORE_APPLICATION_NAME = 'nzete restore';
