import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { loadKeys } from '../crypto/load.ts';
import { openExisting } from '../db/existing.ts';
import { openStore } from '../db/store.ts';
import type { Store } from '../db/types.ts';
import type { Vault } from '../privacy/vault.ts';
import { StartupError } from '../startup-error.ts';

type Work<Given> = (given: Given) => Promise<string>;

async function use(config: Config, open: (config: Config) => Promise<Store>, work: Work<Store>): Promise<string> {
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'nzete.db'))) {
    throw new StartupError(`There is no database in ${config.dataDir}. Set DATA_DIR as for the server.`);
  }
  const store = await open(config);
  return work(store).finally(() => store.db.destroy());
}

/**
 * Works on the database of the server that has the same settings, which may be running. It is brought to the schema of
 * this version.
 *
 * @throws {StartupError} when there is no database yet: a mistyped DATA_DIR must not look like an empty one.
 */
export const withStore = (config: Config, work: Work<Store>): Promise<string> => use(config, openStore, work);

/** The same to read only: nothing can be written, and nothing is migrated. */
export const withStoreToRead = (config: Config, work: Work<Store>): Promise<string> =>
  use(config, (settings) => openExisting(settings, { readOnly: true }), work);

/** The same to write. Nothing is migrated either. */
export const withStoreToWrite = (config: Config, work: Work<Store>): Promise<string> =>
  use(config, (settings) => openExisting(settings, { readOnly: false }), work);

/** The same with the keys to what is encrypted in it. */
export const withVault = (config: Config, work: Work<Vault>): Promise<string> =>
  withStoreToWrite(config, async (store) => work({ store, keyring: (await loadKeys(store, config)).keyring }));
