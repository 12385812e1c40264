import { type Kysely, sql } from 'kysely';
import type { Database, Store } from '../types.ts';

/** What the manifest says about a database. */
export interface Inspection {
  migrations: string[];
  key_id: string | null;
  rows: Record<string, number>;
  documents: DocumentRow[];
}

/** Where a document is. Only the beginning of its content, which may be the document itself. */
export interface DocumentRow {
  reference: string;
  kind: string;
  content: string;
}

const tables = {
  sqlite: sql<{ name: string }>`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`,
  postgres: sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`,
};

export async function tableNames({ db, kind }: Pick<Store, 'db' | 'kind'>): Promise<string[]> {
  return (await tables[kind].execute(db)).rows.map(({ name }) => name).sort();
}

async function countRows(db: Kysely<Database>, table: string): Promise<number> {
  const { rows } = await sql<{ count: string | number }>`select count(*) as count from ${sql.table(table)}`.execute(db);
  return Number(rows[0]?.count);
}

export async function inspect(store: Pick<Store, 'db' | 'kind'>): Promise<Inspection> {
  const { db } = store;
  const rows: Record<string, number> = {};
  for (const table of await tableNames(store)) rows[table] = await countRows(db, table);
  const migrations = await db.selectFrom('kysely_migration').select('name').orderBy('name').execute();
  const key = await db.selectFrom('encryption_key').select('key_id').executeTakeFirst();
  const beginning = sql<string>`substr(content, 1, 100)`.as('content');
  return {
    migrations: migrations.map(({ name }) => name),
    key_id: key?.key_id ?? null,
    rows,
    documents: await db.selectFrom('kyc_document').select(['reference', 'kind', beginning]).execute(),
  };
}
