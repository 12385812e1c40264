import { mkdirSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { type Kysely, sql } from 'kysely';
import { RESTORE_ADVICE, StartupError } from '../startup-error.ts';
import { backUpBeforeMigration } from './backup/before-migration.ts';
import { databaseCode, isBusy, isDamaged, isDiskFull, isUnusable } from './errors.ts';
import { databaseFileIn } from './files.ts';
import { foldText } from './fold.ts';
import { lockShared, type Unlock } from './lock.ts';
import { assertNotLost, writeMarker } from './marker.ts';
import { migrate } from './migrations.ts';
import { BUSY_TIMEOUT_MS, sqliteStore } from './sqlite-store.ts';
import type { Database, OpenOptions, Store } from './types.ts';

/** With the settings and functions that every connection of a server has. */
export function openFile(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  // WAL lets several processes read and one write; `full` syncs every commit, so that a power cut
  // loses nothing that was acknowledged. Deleted data are overwritten, for erasures.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
  database.exec('pragma secure_delete = on');
  database.function('fold_text', { deterministic: true }, (text) => (typeof text === 'string' ? foldText(text) : null));
  return database;
}

/** `begin immediate` takes the write lock, so that another process that starts waits. */
async function migrateExclusively(database: DatabaseSync, db: Kysely<Database>): Promise<void> {
  await sql`begin immediate`.execute(db);
  try {
    await migrate(db);
    database.exec('commit');
  } catch (error) {
    database.exec('rollback');
    throw error;
  }
}

/** @throws {StartupError} if the file is a database of another program */
export function assertOwnDatabase(database: DatabaseSync, file: string): void {
  const tables = database.prepare("select name from sqlite_schema where type = 'table'").all();
  if (tables.length === 0 || tables.some(({ name }) => name === 'kysely_migration')) return;
  throw new StartupError(`The file ${file} is a database of another program. ${RESTORE_ADVICE}`);
}

/** An error of a data folder as a message for the operator, if there is one. */
export function explain(error: unknown, dataDir: string): unknown {
  if (error instanceof StartupError || isDiskFull(error) || !(error instanceof Error)) return error;
  if (isBusy(error)) {
    return new StartupError(
      `The data folder ${dataDir} is locked by another program. Stop it, or choose another DATA_DIR.`,
      { cause: error },
    );
  }
  const code = databaseCode(error);
  const file = databaseFileIn(dataDir);
  if (isDamaged(error)) return new StartupError(`The database ${file} is damaged (${code}). ${RESTORE_ADVICE}`);
  if (isUnusable(error)) {
    return new StartupError(
      `The data folder ${dataDir} cannot be used: ${error.message} (${code}). Check the disk and the permissions.`,
    );
  }
  return new StartupError(`The data folder ${dataDir} cannot be used: ${error.message}. Choose another DATA_DIR.`);
}

const noLock: Unlock = () => {};

async function openIn(
  dataDir: string,
  { migrate: migrates = true, patienceMs }: OpenOptions,
  unlock: Unlock,
): Promise<Store> {
  const inMemory = dataDir === ':memory:';
  if (!inMemory) assertNotLost(dataDir);
  const file = inMemory ? dataDir : databaseFileIn(dataDir);
  const database = openFile(file);
  try {
    assertOwnDatabase(database, file);
    const store = sqliteStore(database, unlock, patienceMs);
    if (migrates) {
      if (!inMemory) await backUpBeforeMigration(store, { dataDir });
      await migrateExclusively(database, store.db);
      if (!inMemory) writeMarker(dataDir);
    }
    return store;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Several servers may share the folder. `dataDir` may be `:memory:`. */
export async function openSqlite(dataDir: string, options: OpenOptions = {}): Promise<Store> {
  let unlock = noLock;
  try {
    if (dataDir !== ':memory:') {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      unlock = lockShared(dataDir);
    }
    return await openIn(dataDir, options, unlock);
  } catch (error) {
    unlock();
    throw explain(error, dataDir);
  }
}
