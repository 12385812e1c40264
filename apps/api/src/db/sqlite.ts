import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { StartupError } from '../startup-error.ts';
import { isBusy, isDiskFull } from './errors.ts';
import { migrate } from './migrations.ts';
import type { Database, Store } from './types.ts';

export const BUSY_TIMEOUT_MS = 5_000;

const nothing: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

/** Shows Kysely's SQLite dialect the database of Node itself. */
export function adapt(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare: (text) => {
      // A full disk ends a transaction by itself: taking it back once more would fail, and hide why it ended.
      if (text === 'rollback' && !database.isTransaction) return nothing;
      const statement = database.prepare(text);
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
    },
  };
}

function open(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  // WAL lets readers and one writer work side by side, in several processes too; `full` syncs every commit to the
  // disk before it is acknowledged, so that a power cut loses nothing that a visitor was told is saved.
  // What is deleted is overwritten, so that a person who was erased is not in the file any more.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
  database.exec('pragma secure_delete = on');
  return database;
}

/** `begin immediate` takes the one write lock of the file, so a second process starting now waits for this one. */
async function migrateAlone(database: DatabaseSync, db: Kysely<Database>): Promise<void> {
  database.exec('begin immediate');
  try {
    await migrate(db);
    database.exec('commit');
  } catch (error) {
    database.exec('rollback');
    throw error;
  }
}

function explain(error: unknown, dataDir: string): unknown {
  if (error instanceof StartupError || isDiskFull(error) || !(error instanceof Error)) return error;
  if (isBusy(error)) {
    return new StartupError(
      `The data folder ${dataDir} is locked by another program. Stop it, or choose another DATA_DIR.`,
    );
  }
  return new StartupError(`The data folder ${dataDir} cannot be used: ${error.message}. Choose another DATA_DIR.`);
}

/**
 * Opens (and on the first start makes) `nzete.db` in a folder. Several servers may share the folder.
 *
 * @param dataDir The folder, or `:memory:` for a database that ends with the process.
 * @throws {StartupError} when the folder or the file in it cannot be used.
 */
export async function openSqlite(dataDir: string): Promise<Store> {
  let database: DatabaseSync | undefined;
  try {
    if (dataDir !== ':memory:') mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    database = open(dataDir === ':memory:' ? dataDir : join(dataDir, 'nzete.db'));
    const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: adapt(database) }) });
    await migrateAlone(database, db);
    return { kind: 'sqlite', db };
  } catch (error) {
    database?.close();
    throw explain(error, dataDir);
  }
}
