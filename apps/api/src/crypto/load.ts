import { randomBytes } from 'node:crypto';
import type { Store } from '../db/types.ts';
import { StartupError } from '../startup-error.ts';
import { keyFileIn, makeKeyFile, readKeyFile } from './key-file.ts';
import { type Keyring, parseKeyring } from './keyring.ts';

interface KeyOptions {
  encryptionKey?: string | undefined;
  dataDir: string;
}

/** The keys, and the file they stand in when no variable gives them. */
interface LoadedKeys {
  keyring: Keyring;
  keyFile?: string;
}

const SAME_KEY = 'Give every server that uses it the ENCRYPTION_KEY (or the file encryption.key) that it began with.';

/** The key that the database is encrypted with; `undefined` while nothing in it is. */
async function keyIdOf({ db }: Store): Promise<string | undefined> {
  return (await db.selectFrom('encryption_key').select('key_id').executeTakeFirst())?.key_id;
}

/** From the variable, else from the file beside the data. A database in memory ends with the process, and so does its key. */
function readKeys(options: KeyOptions, encrypted: boolean): LoadedKeys {
  const { encryptionKey, dataDir } = options;
  if (encryptionKey) return { keyring: parseKeyring(encryptionKey, 'The variable ENCRYPTION_KEY') };
  if (dataDir === ':memory:') return { keyring: parseKeyring(randomBytes(32).toString('base64'), 'The key') };
  const keyFile = keyFileIn(dataDir);
  const text = readKeyFile(keyFile) ?? (encrypted ? undefined : makeKeyFile(keyFile));
  if (text === undefined) {
    throw new StartupError(`The database is encrypted, and its key is not in ${keyFile}. ${SAME_KEY}`);
  }
  return { keyring: parseKeyring(text, `The key file ${keyFile}`), keyFile };
}

async function checkKey(store: Store, { current, find }: Keyring): Promise<void> {
  const id = await keyIdOf(store);
  if (id === undefined || id === current.id) return;
  if (!find(id)) throw new StartupError(`The database is encrypted with another key. ${SAME_KEY}`);
  await store.db.updateTable('encryption_key').set({ key_id: current.id }).execute();
}

/**
 * Loads the keys and makes sure that they open what is encrypted in the database: a lost or mistaken key is noticed at
 * the start, not when somebody asks for their data. After a change of keys it notes the new one.
 *
 * @throws {StartupError} when they are malformed, cannot be read, or are not those of the database.
 */
export async function loadKeys(store: Store, options: KeyOptions): Promise<LoadedKeys> {
  const loaded = readKeys(options, (await keyIdOf(store)) !== undefined);
  await checkKey(store, loaded.keyring);
  return loaded;
}

/**
 * Binds the database to the current key, before the first record is encrypted: of several servers with different keys
 * only one can write.
 *
 * @throws {StartupError} when it is bound to a key that is not in the ring.
 */
export async function claimKey(store: Store, keyring: Keyring): Promise<void> {
  await store.db
    .insertInto('encryption_key')
    .values({ slot: 'current', key_id: keyring.current.id })
    .onConflict((conflict) => conflict.column('slot').doNothing())
    .execute();
  await checkKey(store, keyring);
}
