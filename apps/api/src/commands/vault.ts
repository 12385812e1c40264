import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readConfig } from '../config.ts';
import { loadKeys } from '../crypto/load.ts';
import { openStore } from '../db/store.ts';
import type { Vault } from '../privacy/vault.ts';
import { StartupError } from '../startup-error.ts';

/**
 * Opens the database of the server that has the same variables, which may be running. `npm` changes the folder, so a
 * relative DATA_DIR is taken from where the command was typed, as `npm start` does.
 *
 * @throws {StartupError} when there is no database yet: a mistyped DATA_DIR must not look like an empty one.
 */
async function openVault(environment: NodeJS.ProcessEnv): Promise<Vault> {
  const { DATA_DIR, INIT_CWD = '.' } = environment;
  const config = readConfig({ ...environment, ...(DATA_DIR && { DATA_DIR: resolve(INIT_CWD, DATA_DIR) }) });
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'nzete.db'))) {
    throw new StartupError(`There is no database in ${config.dataDir}. Set DATA_DIR as for the server.`);
  }
  const store = await openStore(config);
  try {
    const { keyring } = await loadKeys(store, config);
    return { store, keyring };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** A command that was typed wrongly; its message is how to type it. */
export class UsageError extends Error {}

/** What a command does with the database; the text is what it writes. */
export type Command = (vault: Vault) => Promise<string>;

/**
 * Runs the command that was typed and writes what it gives. The exit code is 1 when it fails and 2 when it was typed
 * wrongly; then the database is not even opened.
 */
export async function runCommand(usage: string, parse: () => Command): Promise<void> {
  process.umask(0o077);
  try {
    const command = parse();
    const vault = await openVault(process.env);
    process.stdout.write(await command(vault).finally(() => vault.store.close()));
  } catch (error) {
    const isUsage = error instanceof UsageError || (error instanceof TypeError && 'code' in error);
    const said = error instanceof StartupError || isUsage;
    const reason = error instanceof Error ? (said ? error.message : (error.stack ?? error.message)) : String(error);
    process.stderr.write(`${reason}\n${isUsage ? `${usage}\n` : ''}`);
    process.exitCode = isUsage ? 2 : 1;
  }
}
