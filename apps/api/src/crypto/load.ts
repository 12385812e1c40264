import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Store } from '../db/types.ts';
import { StartupError } from '../startup-error.ts';
import { createKeyFile, keyFileIn, readKeyFile } from './key-file.ts';
import { type Keyring, parseKeyring } from './keyring.ts';

export interface KeyOptions {
  encryptionKey?: string;
  databaseUrl?: string;
  dataDir: string;
  /** In production no key is created where it could be lost. */
  production?: boolean;
}

/** The keys, and their file if no variable sets them. */
interface LoadedKeys {
  keyring: Keyring;
  keyFile?: string;
}

const SAME_KEY = 'Give every server that uses it the ENCRYPTION_KEY (or the file encryption.key) that it began with.';

/** The key that the database is encrypted with; `undefined` while nothing is encrypted. */
async function keyIdOf({ db }: Store): Promise<string | undefined> {
  return (await db.selectFrom('encryption_key').select('key_id').executeTakeFirst())?.key_id;
}

/** Servers of one PostgreSQL have separate folders, often deleted with their container. */
const NO_SHARED_KEY =
  'With DATABASE_URL, ENCRYPTION_KEY must be set in production: a key made here would be lost with this machine. ' +
  'Set it on every server, to the text of the encryption.key that this database was begun with, ' +
  'or else to what `openssl rand -base64 32` prints, and keep a copy.';

/** From the variable, else the file beside the data. In memory the key is temporary. */
function readKeys(options: KeyOptions, encrypted: boolean): LoadedKeys {
  const { encryptionKey, databaseUrl, dataDir, production } = options;
  if (encryptionKey) return { keyring: parseKeyring(encryptionKey, 'The variable ENCRYPTION_KEY') };
  if (databaseUrl && production) throw new StartupError(NO_SHARED_KEY);
  if (dataDir === ':memory:') return { keyring: parseKeyring(randomBytes(32).toString('base64'), 'The key') };
  const keyFile = keyFileIn(dataDir);
  const text = readKeyFile(keyFile) ?? (encrypted ? undefined : createKeyFile(keyFile));
  if (text === undefined) {
    throw new StartupError(`The database is encrypted, and its key is not in ${keyFile}. ${SAME_KEY}`);
  }
  return { keyring: parseKeyring(text, `The key file ${keyFile}`), keyFile };
}

/** The configured keys, if any, and where they are or would be. Creates and checks nothing. */
export function configuredKeys({ encryptionKey, dataDir }: Pick<KeyOptions, 'encryptionKey' | 'dataDir'>): {
  keyring: Keyring | undefined;
  source: string;
} {
  const file = keyFileIn(dataDir);
  const text = encryptionKey ?? readKeyFile(file);
  const source = encryptionKey ? 'The variable ENCRYPTION_KEY' : `The key file ${file}`;
  return { keyring: text === undefined ? undefined : parseKeyring(text, source), source };
}

async function checkKey(store: Store, { current, find }: Keyring): Promise<void> {
  const id = await keyIdOf(store);
  if (id === undefined || id === current.id) return;
  if (!find(id)) throw new StartupError(`The database is encrypted with another key. ${SAME_KEY}`);
  await store.db.updateTable('encryption_key').set({ key_id: current.id }).execute();
}

/** After a rotation, records keep the older key until they are re-encrypted. */
async function assertKeysKnown({ db }: Store, { find }: Keyring): Promise<void> {
  // As in the index of the documents, so that the start does not read the files themselves.
  const used = (column: 'fields' | 'content' | 'totp_secret') => sql<string>`substr(${sql.ref(column)}, 3, 8)`.as('id');
  const rows = await db
    .selectFrom('kyc_application')
    .select(used('fields'))
    .union(db.selectFrom('kyc_document').select(used('content')))
    .union(db.selectFrom('account').select(used('totp_secret')).where('totp_secret', 'is not', null))
    .execute();
  // The key of a deleted infected document is empty.
  const missing = rows.map(({ id }) => id).filter((id) => id !== '' && !find(id));
  if (missing.length > 0) {
    throw new StartupError(
      `Records are encrypted with a missing key (${missing.join(', ')}). Set ENCRYPTION_KEY to the new key and ` +
        'the old one, separated by a comma (`new,old`), and run `npm run privacy -- reencrypt` before you remove the old one.',
    );
  }
}

/** A lost or wrong key is reported at the start. After a rotation the new key is recorded. */
export async function loadKeys(store: Store, options: KeyOptions): Promise<LoadedKeys> {
  const loaded = readKeys(options, (await keyIdOf(store)) !== undefined);
  await checkKey(store, loaded.keyring);
  await assertKeysKnown(store, loaded.keyring);
  return loaded;
}

/** Of several servers with different keys only one can write. Throws if the key is unknown. */
export async function claimKey(store: Store, keyring: Keyring): Promise<void> {
  await store.db
    .insertInto('encryption_key')
    .values({ slot: 'current', key_id: keyring.current.id })
    .onConflict((conflict) => conflict.column('slot').doNothing())
    .execute();
  await checkKey(store, keyring);
}
