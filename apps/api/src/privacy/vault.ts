import { sql } from 'kysely';
import type { Keyring } from '../crypto/keyring.ts';
import type { Store } from '../db/types.ts';

/** The database with the keys to what is encrypted in it. */
export interface Vault {
  store: Store;
  keyring: Keyring;
}

/** What SQLite has deleted from the database still stands in its log until the log is folded in and emptied. */
export async function forgetDeleted({ store }: Vault): Promise<void> {
  if (store.kind === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(store.db);
}
