import { sql, type Transaction } from 'kysely';
import type { Database, Store } from '../types.ts';
import { dumpPostgres, readDump } from './postgres-tools.ts';
import { DOCUMENT_ROWS, type DocumentRow, type Inspection } from './sqlite.ts';

const TABLES = sql<{ tablename: string }>`select tablename from pg_tables where schemaname = current_schema()`;

async function countRows(trx: Transaction<Database>, table: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) as count from ${sql.table(table)}`.execute(trx);
  return Number(rows[0]?.count);
}

async function inspect(trx: Transaction<Database>): Promise<Inspection> {
  await sql`set local statement_timeout = 0`.execute(trx);
  const rows: Record<string, number> = {};
  for (const { tablename } of (await TABLES.execute(trx)).rows) rows[tablename] = await countRows(trx, tablename);
  const migrations = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(trx);
  const key = await trx.selectFrom('encryption_key').select('key_id').executeTakeFirst();
  const documents = await sql<DocumentRow>`${sql.raw(DOCUMENT_ROWS)}`.execute(trx);
  return {
    migrations: migrations.rows.map(({ name }) => name),
    key_id: key?.key_id ?? null,
    rows,
    documents: documents.rows,
  };
}

/** Dumps a database at one moment, while servers run, and reads the dump once. */
export async function copyPostgres({ db }: Store, databaseUrl: string, file: string): Promise<Inspection> {
  const inspection = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
      const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(trx);
      const found = await inspect(trx);
      await dumpPostgres(databaseUrl, rows[0]?.snapshot ?? '', file);
      return found;
    });
  await readDump(databaseUrl, file);
  return inspection;
}

export async function tableNames({ db }: Store): Promise<string[]> {
  return (await TABLES.execute(db)).rows.map(({ tablename }) => tablename).sort();
}

/** The number of rows of each table. */
export function countAll({ db }: Store): Promise<Inspection['rows']> {
  return db.transaction().execute(async (trx) => (await inspect(trx)).rows);
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
