import type { ExpressionBuilder, Kysely, Selectable, Transaction } from 'kysely';
import { chunksOf } from '../db/chunks.ts';
import type { Database } from '../db/types.ts';
import type { Held, Snapshot } from '../jobs/held-queue.ts';
import type { HeldKnown } from '../jobs/tables.ts';
import type { RecipientState } from './tables.ts';

type Subscription = Pick<Selectable<Database['newsletter_subscription']>, 'email' | 'state' | 'bounced_at'>;

interface List {
  subscriptions: Subscription[];
  /** The issues that were started. */
  issues: StartedIssue[];
}

type StartedIssue = Pick<
  Selectable<Database['newsletter_issue']>,
  'id' | 'state' | 'started_at' | 'started_by' | 'finished_at' | 'state_at' | 'recipients' | 'sent' | 'failed'
>;

/** With the counts of messages, whose rows the restored database lacks. */
async function startedIssues(db: Kysely<Database>): Promise<StartedIssue[]> {
  const issues = await db
    .selectFrom('newsletter_issue')
    .select(['id', 'state', 'started_at', 'started_by', 'finished_at', 'state_at', 'recipients', 'sent', 'failed'])
    .where('state', '<>', 'draft')
    .execute();
  const counts = await db
    .selectFrom('newsletter_recipient')
    .select(({ fn }) => ['issue_id', 'state', fn.countAll().as('count')])
    .groupBy(['issue_id', 'state'])
    .execute();
  const countOf = (id: string, wanted: string) =>
    Number(counts.find(({ issue_id, state }) => issue_id === id && state === wanted)?.count ?? 0);
  return issues.map(({ sent, failed, ...issue }) => ({
    ...issue,
    sent: sent + countOf(issue.id, 'sent'),
    failed: failed + countOf(issue.id, 'failed'),
  }));
}

const readSubscriptions = (db: Kysely<Database>): Promise<Subscription[]> =>
  db.selectFrom('newsletter_subscription').select(['email', 'state', 'bounced_at']).execute();

/**
 * People who unsubscribed since the backup stay unsubscribed, also if someone has typed the address again,
 * which waits for its owner then. Addresses that bounced stay so.
 */
async function endSubscriptions(db: Transaction<Database>, subscriptions: readonly Subscription[]): Promise<void> {
  const known = new Map(subscriptions.map(({ email, ...rest }) => [email, rest]));
  const rows = await db
    .selectFrom('newsletter_subscription')
    .select(['id', 'email', 'state'])
    .where('state', '<>', 'bounced')
    .execute();
  const ended: string[] = [];
  for (const { id, email, state } of rows) {
    const now = known.get(email);
    if (now?.state === 'bounced') {
      await db.updateTable('newsletter_subscription').set(now).where('id', '=', id).execute();
    } else if (!now || (state === 'active' && now.state === 'pending')) ended.push(id);
  }
  for (const ids of chunksOf(ended)) await db.deleteFrom('newsletter_subscription').where('id', 'in', ids).execute();
}

/** Issues started since the backup are no longer drafts; stopped ones stay stopped. */
async function endIssues(db: Transaction<Database>, issues: readonly StartedIssue[]): Promise<void> {
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
async function endMessages(db: Transaction<Database>, { things, finished = [] }: Snapshot): Promise<void> {
  const known = new Map(things.map(({ id, part, known }) => [`${id} ${part}`, known]));
  const messages = await db
    .selectFrom('newsletter_recipient')
    .select(['issue_id', 'subscription_id'])
    .where('state', 'in', ['handed-over', 'unclear'])
    .execute();
  for (const { issue_id, subscription_id } of messages) {
    const before = known.get(`${issue_id} ${subscription_id}`);
    if (before !== 'sent' && (before !== undefined || !finished.includes(issue_id))) continue;
    await db
      .updateTable('newsletter_recipient')
      .set({ state: 'sent' })
      .where('issue_id', '=', issue_id)
      .where('subscription_id', '=', subscription_id)
      .execute();
  }
}

/** The messages of issues: the part is the subscription. */
export const held: Held<List> = {
  queue: 'newsletter',
  endsWhenGone: true,

  async waiting(db) {
    const messages = await db
      .selectFrom('newsletter_recipient')
      .select(['issue_id', 'subscription_id'])
      .where('state', '=', 'waiting')
      .execute();
    return messages.map(({ issue_id: id, subscription_id: part }) => ({ id, part }));
  },

  async snapshot(db) {
    const rows = await db.selectFrom('newsletter_recipient').select(['issue_id', 'subscription_id', 'state']).execute();
    // A message that failed was not sent; one that was skipped was not to be.
    const knownOf: Record<RecipientState, HeldKnown> = {
      ...{ waiting: 'unsent', failed: 'unsent', 'handed-over': 'unknown', unclear: 'unknown' },
      ...{ sent: 'sent', skipped: 'sent' },
    };
    const finished = await db.selectFrom('newsletter_issue').select('id').where('state', '=', 'sent').execute();
    return {
      things: rows.map(({ issue_id: id, subscription_id: part, state }) => ({ id, part, known: knownOf[state] })),
      finished: finished.map(({ id }) => id),
      more: { subscriptions: await readSubscriptions(db), issues: await startedIssues(db) },
    };
  },

  async applyEnded(db, snapshot) {
    if (snapshot.more) {
      await endSubscriptions(db, snapshot.more.subscriptions);
      await endIssues(db, snapshot.more.issues);
    }
    await endMessages(db, snapshot);
  },

  async settle(db, drops) {
    const isHeldAs =
      (known: readonly HeldKnown[]) =>
      ({ exists, selectFrom }: ExpressionBuilder<Database, 'newsletter_recipient'>) =>
        exists(
          selectFrom('held')
            .select('held.id')
            .where('queue', '=', 'newsletter')
            .where('known', 'in', known)
            .whereRef('held.id', '=', 'newsletter_recipient.issue_id')
            .whereRef('held.part', '=', 'newsletter_recipient.subscription_id'),
        );
    for (const [state, known] of [
      ['sent', ['sent']],
      ['skipped', drops],
    ] as const) {
      await db
        .updateTable('newsletter_recipient')
        .set({ state })
        .where('state', '=', 'waiting')
        .where(isHeldAs(known))
        .execute();
    }
  },
};
