import { existsSync } from 'node:fs';
import type { Config } from '../config.ts';
import { loadKeys } from '../crypto/load.ts';
import type { Vault } from '../crypto/vault.ts';
import { COMMAND_PATIENCE_MS, openExisting } from '../db/existing.ts';
import { databaseFileIn, markerFileIn } from '../db/files.ts';
import { openStore } from '../db/store.ts';
import type { OpenOptions, Store } from '../db/types.ts';
import { StartupError } from '../startup-error.ts';

type Work<Given> = (given: Given) => Promise<string>;

/** A mistyped DATA_DIR must not look like an empty one, so this throws a `StartupError`. */
export function assertDatabaseExists({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl || existsSync(databaseFileIn(dataDir)) || existsSync(markerFileIn(dataDir))) return;
  throw new StartupError(`There is no database in ${dataDir}. Set DATA_DIR as for the server.`);
}

async function withOpened(
  config: Config,
  open: (config: Config) => Promise<Store>,
  work: Work<Store>,
): Promise<string> {
  assertDatabaseExists(config);
  const store = await open(config);
  return work(store).finally(() => store.db.destroy());
}

/** With the configured database, which a server may be using. Migrates it by default. */
export const withStore = (config: Config, work: Work<Store>, options?: OpenOptions): Promise<string> =>
  withOpened(config, (settings) => openStore(settings, { ...options, patienceMs: COMMAND_PATIENCE_MS }), work);

/** The same, read-only and without migrations. */
export const withStoreToRead = (config: Config, work: Work<Store>): Promise<string> =>
  withOpened(config, (settings) => openExisting(settings, { readOnly: true }), work);

/** The same with write access, without migrations. */
export const withStoreToWrite = (config: Config, work: Work<Store>): Promise<string> =>
  withOpened(config, (settings) => openExisting(settings, { readOnly: false }), work);

/** The same with the encryption keys. */
export const withVault = (config: Config, work: Work<Vault>): Promise<string> =>
  withStoreToWrite(config, async (store) => work({ store, keyring: (await loadKeys(store, config)).keyring }));
