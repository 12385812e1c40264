import { mkdirSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { RESTORE_ADVICE, StartupError } from '../startup-error.ts';
import { copyBeforeMigration } from './backup/before-migration.ts';
import { databaseCode, isBusy, isDamaged, isDiskFull, isUnusable } from './errors.ts';
import { Faults } from './faults.ts';
import { databaseFileIn } from './files.ts';
import { shareFolder, type Unlock } from './lock.ts';
import { refuseLost, writeMarker } from './marker.ts';
import { migrate } from './migrations.ts';
import type { Database, OpenOptions, Store } from './types.ts';

export const BUSY_TIMEOUT_MS = 5_000;

const nothing: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

/** Shows Kysely's SQLite dialect the database of Node itself. */
function adapt(database: DatabaseSync, unlock: Unlock): SqliteDatabase {
  return {
    close: () => {
      database.close();
      unlock();
    },
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

/** An open database; closing it also ends the lock on its folder. */
export function storeOf(database: DatabaseSync, unlock: Unlock): Store {
  const faults = new Faults();
  const dialect = new SqliteDialect({ database: adapt(database, unlock) });
  return { kind: 'sqlite', faults, db: new Kysely<Database>({ dialect, log: faults.watch }) };
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

/** @throws {StartupError} when the file is a database of another program. */
export function refuseForeign(database: DatabaseSync, file: string): void {
  const tables = database.prepare("select name from sqlite_schema where type = 'table'").all();
  if (tables.length === 0 || tables.some(({ name }) => name === 'kysely_migration')) return;
  throw new StartupError(`The file ${file} is a database of another program. ${RESTORE_ADVICE}`);
}

/** What went wrong with a data folder as a sentence for a person, where there is one. */
export function explain(error: unknown, dataDir: string): unknown {
  if (error instanceof StartupError || isDiskFull(error) || !(error instanceof Error)) return error;
  if (isBusy(error)) {
    return new StartupError(
      `The data folder ${dataDir} is locked by another program. Stop it, or choose another DATA_DIR.`,
    );
  }
  const code = databaseCode(error);
  const file = databaseFileIn(dataDir);
  if (isDamaged(error)) return new StartupError(`The database ${file} is damaged (${code}). ${RESTORE_ADVICE}`);
  if (isUnusable(error)) {
    return new StartupError(
      `The data folder ${dataDir} cannot be used: ${error.message} (${code}). Look at the disk, and who may write there.`,
    );
  }
  return new StartupError(`The data folder ${dataDir} cannot be used: ${error.message}. Choose another DATA_DIR.`);
}

const noLock: Unlock = () => {};

async function openIn(dataDir: string, { migrate: migrates = true }: OpenOptions, unlock: Unlock): Promise<Store> {
  const inMemory = dataDir === ':memory:';
  if (!inMemory) refuseLost(dataDir);
  const file = inMemory ? dataDir : databaseFileIn(dataDir);
  const database = open(file);
  try {
    refuseForeign(database, file);
    const store = storeOf(database, unlock);
    if (migrates) {
      if (!inMemory) await copyBeforeMigration(store, { dataDir });
      await migrateAlone(database, store.db);
      if (!inMemory) writeMarker(dataDir);
    }
    return store;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Opens (and on the first start makes) `nzete.db` in a folder. Several servers may share the folder.
 *
 * @param dataDir The folder, or `:memory:` for a database that ends with the process.
 * @throws {StartupError} when the folder or the file in it cannot be used.
 */
export async function openSqlite(dataDir: string, options: OpenOptions = {}): Promise<Store> {
  let unlock = noLock;
  try {
    if (dataDir !== ':memory:') {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      unlock = shareFolder(dataDir);
    }
    return await openIn(dataDir, options, unlock);
  } catch (error) {
    unlock();
    throw explain(error, dataDir);
  }
}
