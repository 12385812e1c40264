import type { Transaction } from 'kysely';
import type { Replaced } from '../db/backup/replaced.ts';
import { chunksOf } from '../db/chunks.ts';
import type { Database } from '../db/types.ts';

/** People who unsubscribed since the backup stay unsubscribed. */
async function endSubscriptions(db: Transaction<Database>, { subscribed }: Replaced): Promise<void> {
  const still = new Set(subscribed);
  const rows = await db
    .selectFrom('newsletter_subscription')
    .select(['id', 'email'])
    .where('state', '<>', 'bounced')
    .execute();
  const ended = rows.flatMap(({ id, email }) => (still.has(email) ? [] : [id]));
  for (const ids of chunksOf(ended)) await db.deleteFrom('newsletter_subscription').where('id', 'in', ids).execute();
}

/** Issues started since the backup are no longer drafts; stopped ones stay stopped. */
async function endIssues(db: Transaction<Database>, { issues }: Replaced): Promise<void> {
  for (const { id, state, ...begun } of issues) {
    if (state === 'stopped') {
      await db
        .updateTable('newsletter_issue')
        .set({ state })
        .where('id', '=', id)
        .where('state', '=', 'sending')
        .execute();
    }
    await db
      .updateTable('newsletter_issue')
      // The remaining recipients are unknown.
      .set({ ...begun, state: state === 'sent' ? 'sent' : 'stopped' })
      .where('id', '=', id)
      .where('state', '=', 'draft')
      .execute();
  }
}

/** Messages that were being sent during the backup, and were delivered since, are marked as sent. */
async function endMessages(db: Transaction<Database>, { rows, finished }: Replaced): Promise<void> {
  const known = new Map(rows.map(({ queue, id, part, known }) => [`${queue} ${id} ${part}`, known]));
  const messages = await db
    .selectFrom('newsletter_recipient')
    .select(['issue_id', 'subscription_id'])
    .where('state', 'in', ['handed-over', 'unclear'])
    .execute();
  for (const { issue_id, subscription_id } of messages) {
    const said = known.get(`newsletter ${issue_id} ${subscription_id}`);
    if (said !== 'sent' && (said !== undefined || !finished.includes(issue_id))) continue;
    await db
      .updateTable('newsletter_recipient')
      .set({ state: 'sent' })
      .where('issue_id', '=', issue_id)
      .where('subscription_id', '=', subscription_id)
      .execute();
  }
}

/** Sign-ups that were withdrawn or refused since the backup stay so. */
async function endSignUps(db: Transaction<Database>, { endedSignUps }: Replaced): Promise<void> {
  for (const { reference, ...ended } of endedSignUps) {
    await db
      .updateTable('event_sign_up')
      .set(ended)
      .where('reference', '=', reference)
      .where('status', 'in', ['received', 'accepted'])
      .execute();
  }
}

/** Applies to a restored database what has ended since the backup, as far as the replaced one knows. */
export async function applyReplaced(db: Transaction<Database>, replaced: Replaced): Promise<void> {
  await endSubscriptions(db, replaced);
  await endIssues(db, replaced);
  await endMessages(db, replaced);
  await endSignUps(db, replaced);
}
