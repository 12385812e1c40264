import { existsSync } from 'node:fs';
import type { Config } from '../config.ts';
import { loadKeys } from '../crypto/load.ts';
import { openExisting } from '../db/existing.ts';
import { databaseFileIn, markerFileIn } from '../db/files.ts';
import { openStore } from '../db/store.ts';
import type { OpenOptions, Store } from '../db/types.ts';
import type { Vault } from '../privacy/vault.ts';
import { StartupError } from '../startup-error.ts';

type Work<Given> = (given: Given) => Promise<string>;

/**
 * A mistyped DATA_DIR must not look like an empty one.
 *
 * @throws {StartupError} when the settings name a folder that never had a database.
 */
export function refuseMissing({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl || existsSync(databaseFileIn(dataDir)) || existsSync(markerFileIn(dataDir))) return;
  throw new StartupError(`There is no database in ${dataDir}. Set DATA_DIR as for the server.`);
}

async function use(config: Config, open: (config: Config) => Promise<Store>, work: Work<Store>): Promise<string> {
  refuseMissing(config);
  const store = await open(config);
  return work(store).finally(() => store.db.destroy());
}

/**
 * Works on the database of the server that has the same settings, which may be running. It is brought to the schema of
 * this version, unless the options say otherwise.
 *
 * @throws {StartupError} when there is no database yet.
 */
export const withStore = (config: Config, work: Work<Store>, options?: OpenOptions): Promise<string> =>
  use(config, (settings) => openStore(settings, options), work);

/** The same to read only: nothing can be written, and nothing is migrated. */
export const withStoreToRead = (config: Config, work: Work<Store>): Promise<string> =>
  use(config, (settings) => openExisting(settings, { readOnly: true }), work);

/** The same to write. Nothing is migrated either. */
export const withStoreToWrite = (config: Config, work: Work<Store>): Promise<string> =>
  use(config, (settings) => openExisting(settings, { readOnly: false }), work);

/** The same with the keys to what is encrypted in it. */
export const withVault = (config: Config, work: Work<Vault>): Promise<string> =>
  withStoreToWrite(config, async (store) => work({ store, keyring: (await loadKeys(store, config)).keyring }));
