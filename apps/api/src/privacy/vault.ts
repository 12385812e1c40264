import { sql } from 'kysely';
import type { Keyring } from '../crypto/keyring.ts';
import type { Store } from '../db/types.ts';
import { StartupError } from '../startup-error.ts';

/** The database with the keys to what is encrypted in it. */
export interface Vault {
  store: Store;
  keyring: Keyring;
}

/** Each waits for the busy timeout of the database, five seconds. */
const ATTEMPTS = 3;

const STILL_THERE =
  'It is done, but the log of the database (nzete.db-wal) may still hold what was there before, because another program is reading. ' +
  'Run the same command again while the server is quiet.';

/**
 * What SQLite has deleted from the database, or written over, is still in its log until the log is checkpointed and emptied.
 *
 * @throws {StartupError} when another process reads all the time: SQLite then leaves the log as it is, and says so in its answer.
 */
export async function forgetDeleted({ store }: Vault): Promise<void> {
  if (store.kind !== 'sqlite') return;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(store.db);
    if (rows[0]?.busy === 0) return;
  }
  throw new StartupError(STILL_THERE);
}
