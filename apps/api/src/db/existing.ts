import { DatabaseSync } from 'node:sqlite';
import type { S3Options } from '../files/s3-files.ts';
import { databaseFileIn } from './files.ts';
import { lockShared } from './lock.ts';
import { assertNotLost } from './marker.ts';
import { checkSchema } from './migrations.ts';
import { assertReachable, connectPostgres } from './postgres.ts';
import { assertOwnDatabase, explain } from './sqlite.ts';
import { BUSY_TIMEOUT_MS, sqliteStore } from './sqlite-store.ts';
import { withFiles } from './store.ts';
import type { Store } from './types.ts';

/** A command waits longer for a server that writes all the time than a request would. */
export const COMMAND_PATIENCE_MS = 10_000;

interface ExistingOptions {
  readOnly: boolean;
}

function openFile(dataDir: string, { readOnly }: ExistingOptions): Store {
  assertNotLost(dataDir);
  const file = databaseFileIn(dataDir);
  const unlock = lockShared(dataDir);
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly, timeout: BUSY_TIMEOUT_MS });
    assertOwnDatabase(database, file);
    // As in sqlite.ts, except the journal mode, which is stored in the file.
    if (!readOnly) {
      database.exec('pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on');
    }
    return sqliteStore(database, unlock, COMMAND_PATIENCE_MS);
  } catch (error) {
    database?.close();
    unlock();
    throw error;
  }
}

async function openAndCheck(open: () => Store): Promise<Store> {
  const store = open();
  try {
    if (store.kind === 'postgres') await assertReachable(store.db);
    await checkSchema(store.db);
    return store;
  } catch (error) {
    await store.db.destroy();
    throw error;
  }
}

/** For staff commands, while a server may run. Throws if the schema is of another version. */
export async function openExisting(
  { databaseUrl, dataDir, documents }: { databaseUrl?: string; dataDir: string; documents?: S3Options },
  options: ExistingOptions,
): Promise<Store> {
  const store = databaseUrl
    ? await openAndCheck(() => connectPostgres(databaseUrl, options))
    : await openAndCheck(() => openFile(dataDir, options)).catch((error: unknown) => {
        throw explain(error, dataDir);
      });
  return withFiles(store, documents);
}
