import { DatabaseSync } from 'node:sqlite';
import type { S3Options } from '../files/s3-files.ts';
import { databaseFileIn } from './files.ts';
import { shareFolder } from './lock.ts';
import { refuseLost } from './marker.ts';
import { checkSchema } from './migrations.ts';
import { connectPostgres, reach } from './postgres.ts';
import { BUSY_TIMEOUT_MS, explain, refuseForeign, storeOf } from './sqlite.ts';
import { withFiles } from './store.ts';
import type { Store } from './types.ts';

interface ExistingOptions {
  readOnly: boolean;
}

function openFile(dataDir: string, { readOnly }: ExistingOptions): Store {
  refuseLost(dataDir);
  const file = databaseFileIn(dataDir);
  const unlock = shareFolder(dataDir);
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly, timeout: BUSY_TIMEOUT_MS });
    refuseForeign(database, file);
    // As in sqlite.ts, but for the mode of the log, which the server has set for good.
    if (!readOnly) {
      database.exec('pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on');
    }
    return storeOf(database, unlock);
  } catch (error) {
    database?.close();
    unlock();
    throw error;
  }
}

async function openAndCheck(open: () => Store): Promise<Store> {
  const store = open();
  try {
    if (store.kind === 'postgres') await reach(store.db);
    await checkSchema(store.db);
    return store;
  } catch (error) {
    await store.db.destroy();
    throw error;
  }
}

/**
 * Opens the database of a server, which may be running, for a command of the staff: it is neither made nor migrated.
 *
 * @throws {StartupError} when it cannot be opened, or its schema is not that of this version.
 */
export async function openExisting(
  {
    databaseUrl,
    dataDir,
    documents,
  }: { databaseUrl?: string | undefined; dataDir: string; documents?: S3Options | undefined },
  options: ExistingOptions,
): Promise<Store> {
  const store = databaseUrl
    ? await openAndCheck(() => connectPostgres(databaseUrl, options))
    : await openAndCheck(() => openFile(dataDir, options)).catch((error: unknown) => {
        throw explain(error, dataDir);
      });
  return withFiles(store, documents);
}
