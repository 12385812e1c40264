import type { Transaction } from 'kysely';
import { truncateWal, type Vault } from '../crypto/vault.ts';
import type { Database, Store } from '../db/types.ts';
import { UPLOAD_LIFETIME_MS } from '../kyc/applications.ts';
import { deleteFiles } from '../kyc/document-content.ts';
import { oldVisits } from '../visits/old-counts.ts';

/** Mail that was given up is kept for a while, so that its error can be investigated. */
const MAIL_KEPT_MS = 30 * 86_400_000;

/** Nobody has confirmed the address: perhaps somebody else typed it. */
const UNCONFIRMED_KEPT_MS = 30 * 86_400_000;

/** After the event. */
const SIGN_UPS_KEPT_MS = 90 * 86_400_000;

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();

/**
 * KYC records after seven years, receipts of gifts after ten, sign-ups 90 days after the
 * event, old mail, unconfirmed subscriptions, sessions, links, idempotency keys, counts,
 * unfinished forms and uploads.
 */
export async function purgeExpired(vault: Vault, now = new Date()): Promise<Record<string, number>> {
  await deleteExpiredFiles(vault.store, now);
  const purged = await vault.store.db.transaction().execute((db) => deleteExpired(db, now));
  await truncateWal(vault);
  return purged;
}

/** Before {@link deleteExpired} deletes their rows, so that a failure can be retried. */
export async function deleteExpiredFiles(store: Store, now = new Date()): Promise<void> {
  if (!store.files) return;
  const past = store.db.selectFrom('kyc_application').select('reference');
  const rows = await past.where('retained_until', '<=', now.toISOString()).execute();
  await deleteFiles(
    store,
    rows.map(({ reference }) => reference),
  );
}

/** For a larger transaction than {@link purgeExpired}; the WAL still contains the data. */
export async function deleteExpired(db: Transaction<Database>, now = new Date()): Promise<Record<string, number>> {
  const time = now.toISOString();
  const past = db.selectFrom('kyc_application').select('reference').where('retained_until', '<=', time);
  const over = db.selectFrom('event_time').select('event').where('ends_at', '<=', before(now, SIGN_UPS_KEPT_MS));
  const all = past
    .union(db.selectFrom('gift').select('reference').where('retained_until', '<=', time))
    .union(db.selectFrom('event_sign_up').select('reference').where('event', 'in', over));
  const deletions = {
    staff_action: db.deleteFrom('staff_action').where('subject', 'in', all),
    submission_note: db.deleteFrom('submission_note').where('subject', 'in', all),
    submission_message: db.deleteFrom('submission_message').where('subject', 'in', all),
    submission_assignment: db.deleteFrom('submission_assignment').where('subject', 'in', all),
    kyc_document: db.deleteFrom('kyc_document').where('reference', 'in', past),
    kyc_application: db.deleteFrom('kyc_application').where('retained_until', '<=', time),
    gift: db.deleteFrom('gift').where('retained_until', '<=', time),
    event_sign_up: db.deleteFrom('event_sign_up').where('event', 'in', over),
    event_time: db.deleteFrom('event_time').where('ends_at', '<=', before(now, SIGN_UPS_KEPT_MS)),
    session: db.deleteFrom('session').where('expires_at', '<=', time),
    staff_session: db.deleteFrom('staff_session').where('expires_at', '<=', time),
    account_link: db.deleteFrom('account_link').where('expires_at', '<=', time),
    mail: db.deleteFrom('mail').where('created_at', '<=', before(now, MAIL_KEPT_MS)),
    newsletter_subscription: db
      .deleteFrom('newsletter_subscription')
      .where('state', '=', 'pending')
      .where('created_at', '<=', before(now, UNCONFIRMED_KEPT_MS)),
    idempotency_key: db.deleteFrom('idempotency_key').where('expires_at', '<=', time),
    kyc_upload: db.deleteFrom('kyc_upload').where('created_at', '<=', before(now, UPLOAD_LIFETIME_MS)),
    ...oldVisits(db, now),
    form_draft: db.deleteFrom('form_draft').where('expires_at', '<=', time),
  };
  const purged: Record<string, number> = {};
  for (const [table, deletion] of Object.entries(deletions)) {
    purged[table] = Number((await deletion.executeTakeFirstOrThrow()).numDeletedRows);
  }
  return purged;
}
