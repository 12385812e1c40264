import type { Transaction } from 'kysely';
import type { Database, Store } from '../db/types.ts';
import { deleteFiles } from '../kyc/document-content.ts';
import { forgetDeleted, type Vault } from './vault.ts';

/** Mail that was given up is kept for a while, so that its failure can be looked into. What was sent goes earlier. */
const MAIL_KEPT_MS = 30 * 86_400_000;

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();

/** Deletes what is past its time: KYC records after seven years, old mail, sessions and idempotency keys that have expired. */
export async function purgeExpired(vault: Vault, now = new Date()): Promise<Record<string, number>> {
  await dropExpiredFiles(vault.store, now);
  const purged = await vault.store.db.transaction().execute((db) => deleteExpired(db, now));
  await forgetDeleted(vault);
  return purged;
}

/** Deletes the files of what {@link deleteExpired} then deletes: when that fails, the rows still say what has to go. */
export async function dropExpiredFiles(store: Store, now = new Date()): Promise<void> {
  if (!store.files) return;
  const past = store.db.selectFrom('kyc_application').select('reference');
  const rows = await past.where('retained_until', '<=', now.toISOString()).execute();
  await deleteFiles(
    store,
    rows.map(({ reference }) => reference),
  );
}

/** The deletions of {@link purgeExpired}, for a larger transaction; the log still holds what went. */
export async function deleteExpired(db: Transaction<Database>, now = new Date()): Promise<Record<string, number>> {
  const time = now.toISOString();
  const past = db.selectFrom('kyc_application').select('reference').where('retained_until', '<=', time);
  const deletions = {
    staff_action: db.deleteFrom('staff_action').where('subject', 'in', past),
    kyc_document: db.deleteFrom('kyc_document').where('reference', 'in', past),
    kyc_application: db.deleteFrom('kyc_application').where('retained_until', '<=', time),
    session: db.deleteFrom('session').where('expires_at', '<=', time),
    mail: db.deleteFrom('mail').where('created_at', '<=', before(now, MAIL_KEPT_MS)),
    idempotency_key: db.deleteFrom('idempotency_key').where('expires_at', '<=', time),
  };
  const purged: Record<string, number> = {};
  for (const [table, deletion] of Object.entries(deletions)) {
    purged[table] = Number((await deletion.executeTakeFirstOrThrow()).numDeletedRows);
  }
  return purged;
}
