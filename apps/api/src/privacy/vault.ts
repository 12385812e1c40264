import { sql } from 'kysely';
import type { Keyring } from '../crypto/keyring.ts';
import { BUSY_TIMEOUT_MS } from '../db/sqlite.ts';
import type { Store } from '../db/types.ts';
import { StartupError } from '../startup-error.ts';

/** The database with the encryption keys. */
export interface Vault {
  store: Store;
  keyring: Keyring;
}

/** Each waits for the busy timeout of five seconds. */
const ATTEMPTS = 3;

const WAL_BUSY =
  'It is done, but the log of the database (nzete.db-wal) may still contain the old data, because another program is reading. ' +
  'Run the same command again while the server is quiet.';

/** The WAL still contains deleted data. Throws if other processes read all the time. */
export async function truncateWal({ store }: Vault): Promise<void> {
  if (store.kind !== 'sqlite') return;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(store.db);
    if (rows[0]?.busy === 0) return;
  }
  throw new StartupError(WAL_BUSY);
}

/**
 * For a server, which must not wait for other processes that read. Returns whether the WAL is
 * empty.
 */
export async function truncateWalNow({ store }: Pick<Vault, 'store'>): Promise<boolean> {
  if (store.kind !== 'sqlite') return true;
  return store.db.connection().execute(async (db) => {
    await sql`pragma busy_timeout = 0`.execute(db);
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    await sql`pragma busy_timeout = ${sql.raw(String(BUSY_TIMEOUT_MS))}`.execute(db);
    return rows[0]?.busy === 0;
  });
}
