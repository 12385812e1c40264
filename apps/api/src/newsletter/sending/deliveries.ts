import type { Kysely } from 'kysely';
import type { Database, Store } from '../../db/types.ts';
import { claimedUntil, nextAttempt } from '../../jobs/attempts.ts';
import { isNotHeld } from '../../jobs/held.ts';
import { shuffled } from '../../shuffled.ts';
import type { RecipientState } from '../tables.ts';

type Queried = Pick<Store, 'db'>;

/** So that a stop, and what other servers have sent, is soon noticed. */
const BATCH = 50;

/** A message of an issue. */
export interface Delivery {
  issue_id: string;
  subscription_id: string;
  attempts: number;
}

/** Some that are to be sent now, in no order that several servers would share. */
export async function readDue({ db }: Queried, now: Date): Promise<Delivery[]> {
  const rows = await db
    .selectFrom('newsletter_recipient')
    .innerJoin('newsletter_issue', 'newsletter_issue.id', 'issue_id')
    .select(['issue_id', 'subscription_id', 'attempts'])
    .where('newsletter_recipient.state', '=', 'waiting')
    .where('newsletter_issue.state', '=', 'sending')
    .where('due_at', '<=', now.toISOString())
    .where(isNotHeld('newsletter', 'newsletter_recipient.issue_id', 'newsletter_recipient.subscription_id'))
    .orderBy('due_at')
    .orderBy('subscription_id')
    .limit(BATCH)
    .execute();
  return shuffled(rows);
}

const recipient = (db: Kysely<Database>, { issue_id, subscription_id }: Delivery) =>
  db
    .updateTable('newsletter_recipient')
    .where('issue_id', '=', issue_id)
    .where('subscription_id', '=', subscription_id);

/**
 * Only one server can do so, and only while the issue is sent and the subscription is active. From
 * then on a message is not sent again by itself, whatever happens to the server.
 */
export async function handOver({ db }: Queried, delivery: Delivery, now: Date): Promise<boolean> {
  const row = await recipient(db, delivery)
    .set((eb) => ({ state: 'handed-over', due_at: claimedUntil(now), attempts: eb('attempts', '+', 1) }))
    .where('state', '=', 'waiting')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('newsletter_issue').select('id').where('id', '=', delivery.issue_id).where('state', '=', 'sending'),
      ),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('newsletter_subscription')
          .select('id')
          .where('id', '=', delivery.subscription_id)
          .where('state', '=', 'active'),
      ),
    )
    .returning('subscription_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** For a message that is still being sent. */
export async function renewHandOver({ db }: Queried, delivery: Delivery, now: Date): Promise<void> {
  await recipient(db, delivery)
    .set({ due_at: claimedUntil(now) })
    .where('state', '=', 'handed-over')
    .where('attempts', '=', delivery.attempts + 1)
    .execute();
}

const settle = (
  db: Kysely<Database>,
  delivery: Delivery,
  from: RecipientState,
  state: RecipientState,
  error?: string,
) =>
  recipient(db, delivery)
    .set({ state, error: error ?? null })
    .where('state', '=', from)
    .execute();

/** After the mail server has accepted it. */
export const markSent = ({ db }: Queried, delivery: Delivery) => settle(db, delivery, 'handed-over', 'sent');

/** Nobody can tell whether the mail server accepted it. */
export const markUnclear = ({ db }: Queried, delivery: Delivery, code: string) =>
  settle(db, delivery, 'handed-over', 'unclear', code);

/** Of a subscription that has ended or bounced. */
export const markSkipped = ({ db }: Queried, delivery: Delivery) => settle(db, delivery, 'waiting', 'skipped');

/** The mail server has refused it; temporarily: it is sent again later, at last given up. */
export async function markRefused(
  { db }: Queried,
  delivery: Delivery,
  { now, code, isPermanent }: { now: Date; code: string; isPermanent: boolean },
): Promise<void> {
  const due_at = isPermanent ? undefined : nextAttempt(now, delivery.attempts + 1);
  if (due_at === undefined) {
    await settle(db, delivery, 'handed-over', 'failed', code);
    return;
  }
  await recipient(db, delivery)
    .set({ state: 'waiting', due_at, error: code })
    .where('state', '=', 'handed-over')
    .execute();
}

/** What a server handed over that has ended since. */
export async function markOrphansUnclear({ db }: Queried, now: Date): Promise<void> {
  await db
    .updateTable('newsletter_recipient')
    .set({ state: 'unclear' })
    .where('state', '=', 'handed-over')
    .where('due_at', '<=', now.toISOString())
    .execute();
}

/** Ends issues of which nothing waits: numbers are kept, and of the rows only the unclear ones. */
export async function finishIssues({ db }: Queried, now: Date): Promise<void> {
  const unfinished = (id: string) =>
    db
      .selectFrom('newsletter_recipient')
      .select('issue_id')
      .where('issue_id', '=', id)
      .where('state', 'in', ['waiting', 'handed-over']);
  const sending = await db.selectFrom('newsletter_issue').select('id').where('state', '=', 'sending').execute();
  for (const { id } of sending) {
    if (await unfinished(id).limit(1).executeTakeFirst()) continue;
    await db.transaction().execute(async (trx) => {
      const finished = await trx
        .updateTable('newsletter_issue')
        .set({ state: 'sent', finished_at: now.toISOString() })
        .where('id', '=', id)
        .where('state', '=', 'sending')
        .where(({ not, exists }) => not(exists(unfinished(id))))
        .returning('id')
        .executeTakeFirst();
      if (!finished) return; // another server was faster
      await endRefused(trx, id, now);
      await countAndForget(trx, id);
    });
  }
}

/** The error of a message whose mailbox does not exist, says the mail server. */
export const GONE = 'no such mailbox';
/** If more are refused, it is the mail server that refuses us, and says nothing of the readers. */
const MOST_GONE = 0.2;

/** Ends the subscriptions of those who can never be reached, as a bounce does. */
async function endRefused(trx: Kysely<Database>, id: string, now: Date): Promise<void> {
  const rows = await trx
    .selectFrom('newsletter_recipient')
    .select(['subscription_id', 'state', 'error'])
    .where('issue_id', '=', id)
    .where('state', 'in', ['sent', 'failed'])
    .execute();
  const gone = rows.filter(({ error }) => error === GONE).map(({ subscription_id }) => subscription_id);
  if (gone.length > Math.max(1, rows.length * MOST_GONE)) return;
  for (const subscription of gone) {
    await trx
      .updateTable('newsletter_subscription')
      .set({ state: 'bounced', bounced_at: now.toISOString() })
      .where('id', '=', subscription)
      .where('state', '=', 'active')
      .execute();
  }
}

async function countAndForget(trx: Kysely<Database>, id: string): Promise<void> {
  const done = ['sent', 'failed', 'skipped'] as const;
  const rows = await trx
    .deleteFrom('newsletter_recipient')
    .where('issue_id', '=', id)
    .where('state', 'in', done)
    .returning('state')
    .execute();
  const count = (wanted: (typeof done)[number]) => rows.filter(({ state }) => state === wanted).length;
  await trx
    .updateTable('newsletter_issue')
    .set((eb) => ({ sent: eb('sent', '+', count('sent')), failed: eb('failed', '+', count('failed')) }))
    .where('id', '=', id)
    .execute();
}
