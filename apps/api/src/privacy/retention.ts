import type { Transaction } from 'kysely';
import { traceTables } from '../audit/traces.ts';
import { truncateWal, type Vault } from '../crypto/vault.ts';
import type { Database, Store } from '../db/types.ts';
import { isRestoredWaiting } from '../jobs/held.ts';
import { type Deletion, runDeletion } from '../personal-data/data.ts';
import { personalData } from './personal-data.ts';

/** Deletes what is past its time in every subject, with what staff noted about it; nothing while a restore waits. */
export async function purgeExpired(vault: Vault, now = new Date()): Promise<Record<string, number>> {
  await deleteExpiredFiles(vault.store, now);
  const purged = await vault.store.db.transaction().execute((db) => deleteExpired(db, now));
  await truncateWal(vault);
  return purged;
}

/** Before {@link deleteExpired} deletes their rows, so that a failure can be retried. */
export async function deleteExpiredFiles(store: Store, now = new Date()): Promise<void> {
  if (await isRestoredWaiting(store.db)) return;
  for (const { deleteFilesOver } of personalData) await deleteFilesOver?.(store, now);
}

/** Answers to repeated requests, and unfinished forms: of all subjects. */
const ofEverySubject = (db: Transaction<Database>, now: Date): Record<string, Deletion> => ({
  idempotency_key: db.deleteFrom('idempotency_key').where('expires_at', '<=', now.toISOString()),
  form_draft: db.deleteFrom('form_draft').where('expires_at', '<=', now.toISOString()),
});

/** For a larger transaction than {@link purgeExpired}; the WAL still contains the data. */
export async function deleteExpired(db: Transaction<Database>, now = new Date()): Promise<Record<string, number>> {
  const purged: Record<string, number> = {};
  if (await isRestoredWaiting(db)) return purged;
  const run = async (table: string, deletion: Deletion) => {
    purged[table] = (purged[table] ?? 0) + (await runDeletion(deletion));
  };
  for (const { over, expired } of personalData) {
    for (const table of over ? traceTables : []) {
      await run(table, db.deleteFrom(table).where('subject', 'in', over?.(db, now) ?? []));
    }
    for (const [table, deletion] of Object.entries(expired?.(db, now) ?? {})) await run(table, deletion);
  }
  for (const [table, deletion] of Object.entries(ofEverySubject(db, now))) await run(table, deletion);
  return purged;
}
