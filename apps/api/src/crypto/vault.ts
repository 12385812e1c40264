import { sql } from 'kysely';
import { BUSY_TIMEOUT_MS } from '../db/sqlite-store.ts';
import type { Store } from '../db/types.ts';
import { TryAgainError } from '../startup-error.ts';
import type { Keyring } from './keyring.ts';

/** The database with the encryption keys. */
export interface Vault {
  store: Store;
  keyring: Keyring;
}

const ATTEMPTS = 3;

const WAL_BUSY =
  'It is done, but the log of the database (nzete.db-wal) may still contain the old data, because another program is using it. ' +
  'Run the same command again while the server is quiet.';

/** Returns whether the WAL is empty. */
function checkpoint({ db }: Store, waitMs: number): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    await sql`pragma busy_timeout = ${sql.lit(waitMs)}`.execute(connection);
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(connection);
    await sql`pragma busy_timeout = 0`.execute(connection);
    return rows[0]?.busy === 0;
  });
}

/** The WAL still contains deleted data. Throws if other processes read all the time. */
export async function truncateWal({ store }: Vault): Promise<void> {
  if (store.kind !== 'sqlite') return;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) if (await checkpoint(store, BUSY_TIMEOUT_MS)) return;
  throw new TryAgainError(WAL_BUSY);
}

/**
 * For a server, which must not wait for other processes that read. Returns whether the WAL is
 * empty.
 */
export async function truncateWalNow({ store }: Pick<Vault, 'store'>): Promise<boolean> {
  return store.kind !== 'sqlite' || checkpoint(store, 0);
}
