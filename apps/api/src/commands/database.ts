import { existsSync } from 'node:fs';
import type { Config } from '../config.ts';
import { loadKeys } from '../crypto/load.ts';
import { databaseFileIn, markerFileIn } from '../db/files.ts';
import { openStore } from '../db/store.ts';
import type { OpenOptions, Store } from '../db/types.ts';
import type { Vault } from '../privacy/vault.ts';
import { StartupError } from '../startup-error.ts';

/**
 * Works on the database of the server that has the same settings, which may be running.
 *
 * @throws {StartupError} when there is no database yet: a mistyped DATA_DIR must not look like an empty one.
 */
export async function withStore(
  config: Config,
  work: (store: Store) => Promise<string>,
  options?: OpenOptions,
): Promise<string> {
  refuseMissing(config);
  const store = await openStore(config, options);
  return work(store).finally(() => store.db.destroy());
}

/** @throws {StartupError} when the settings name a folder that never had a database. */
export function refuseMissing({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl || existsSync(databaseFileIn(dataDir)) || existsSync(markerFileIn(dataDir))) return;
  throw new StartupError(`There is no database in ${dataDir}. Set DATA_DIR as for the server.`);
}

/** The same with the keys to what is encrypted. */
export function withVault(config: Config, work: (vault: Vault) => Promise<string>): Promise<string> {
  return withStore(config, async (store) => work({ store, keyring: (await loadKeys(store, config)).keyring }));
}
