import { copyFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { sql, type Transaction } from 'kysely';
import pg from 'pg';
import { StartupError } from '../../startup-error.ts';
import { databaseFileIn } from '../files.ts';
import { migrate } from '../migrations.ts';
import { openSqlite } from '../sqlite.ts';
import type { Database, Store } from '../types.ts';

/** The maximum rows of a statement; no row is added after `MAX_CHARACTERS`. */
const MAX_ROWS = 500;
const MAX_CHARACTERS = 1_000_000;

type Row = Record<string, SQLOutputValue>;

async function insert(trx: Transaction<Database>, table: string, rows: Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  const values = sql.join(rows.map((row) => sql`(${sql.join(Object.values(row))})`));
  await sql`insert into ${sql.table(table)} (${columns}) values ${values}`.execute(trx);
}

async function copyTable(source: DatabaseSync, trx: Transaction<Database>, table: string): Promise<void> {
  let rows: Row[] = [];
  let characters = 0;
  for (const row of source.prepare(`select * from ${pg.escapeIdentifier(table)}`).iterate()) {
    rows.push(row);
    for (const value of Object.values(row)) if (typeof value === 'string') characters += value.length;
    if (rows.length < MAX_ROWS && characters < MAX_CHARACTERS) continue;
    await insert(trx, table, rows);
    [rows, characters] = [[], 0];
  }
  await insert(trx, table, rows);
}

async function assertAllCopied(source: DatabaseSync, trx: Transaction<Database>, table: string): Promise<void> {
  const count = sql<{ n: string | number }>`select count(*) as n from ${sql.table(table)}`;
  const copied = Number((await count.execute(trx)).rows[0]?.n);
  const [{ n } = { n: 0 }] = source.prepare(`select count(*) as n from ${pg.escapeIdentifier(table)}`).all();
  if (copied !== Number(n)) throw new StartupError(`Of ${n} rows of ${table} only ${copied} were copied.`);
}

/** The tables in the order of their foreign keys. Migrations fill their own (`kysely_…`). */
function tablesOf(source: DatabaseSync): string[] {
  const select = "select name from sqlite_schema where type = 'table' order by rowid";
  const names = source.prepare(select).all();
  return names.map(({ name }) => String(name)).filter((name) => !/^(?:sqlite|kysely)_/.test(name));
}

/** A copy, migrated to the schema of this version. */
async function openCopy(file: string, folder: string): Promise<DatabaseSync> {
  copyFileSync(file, databaseFileIn(folder));
  const { db } = await openSqlite(folder);
  await db.destroy();
  return new DatabaseSync(databaseFileIn(folder), { readOnly: true });
}

interface Loading {
  /** SQL to run first. */
  drops: string;
  /** Has space for a copy of the file. */
  dataDir: string;
  after: (trx: Transaction<Database>) => Promise<void>;
}

/** In one transaction. */
export async function loadSqlite({ db }: Store, file: string, { drops, dataDir, after }: Loading): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(dataDir, '.move-'));
  let source: DatabaseSync | undefined;
  try {
    const opened = await openCopy(file, folder);
    source = opened;
    const tables = tablesOf(opened);
    await db.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      if (drops) await sql.raw(drops).execute(trx);
      await migrate(trx);
      // Rows that a migration inserted are in the backup too.
      for (const table of tables.toReversed()) await sql`delete from ${sql.table(table)}`.execute(trx);
      for (const table of tables) {
        await copyTable(opened, trx, table);
        await assertAllCopied(opened, trx, table);
      }
      await after(trx);
    });
  } finally {
    source?.close();
    await rm(folder, { recursive: true, force: true });
  }
}
