import { type ExpressionBuilder, sql, type Transaction } from 'kysely';
import type { Static } from 'typebox';
import { recordActions } from '../../audit/actions.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { timeAfter } from '../../db/seen.ts';
import { isTimeSeen } from '../../db/stored-times.ts';
import type { Database, Store } from '../../db/types.ts';
import type { Seen } from '../issues/issues.ts';
import type { StoppedIssue, UnclearIssue } from '../issues/schemas.ts';
import { countRecipients } from './recipients.ts';

/** Rolls back the transaction in which it is thrown: the issue stays a draft. */
export class NobodyOnList extends Error {}

/**
 * Notes everyone who gets it, once, in one transaction. From then on the issue is not changed.
 *
 * @returns whether it was the draft that was seen
 * @throws {NobodyOnList}
 */
export function startSending({ db }: Pick<Store, 'db'>, { id, saved_at }: Seen, who: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const at = new Date().toISOString();
    // The write comes first: it makes another start of the same issue wait.
    const started = await trx
      .updateTable('newsletter_issue')
      .set({ state: 'sending', started_at: at, started_by: who, state_at: at })
      .where('id', '=', id)
      .where('saved_at', '=', saved_at)
      .where('state', '=', 'draft')
      .returning('id')
      .executeTakeFirst();
    if (!started) return false;
    await addRecipients(trx, id, at);
    const recipients = await countRecipients(trx);
    if (recipients.total === 0) throw new NobodyOnList();
    await trx
      .updateTable('newsletter_issue')
      .set({ recipients: JSON.stringify(recipients) })
      .where('id', '=', id)
      .execute();
    await recordActions(trx, [id], { who, action: 'sent-newsletter', reason: String(recipients.total) }, at);
    return true;
  });
}

const addRecipients = (trx: Transaction<Database>, id: string, at: string) =>
  trx
    .insertInto('newsletter_recipient')
    .columns(['issue_id', 'subscription_id', 'due_at'])
    .expression(
      trx
        .selectFrom('newsletter_subscription')
        .select([sql.lit(id).as('issue_id'), 'id as subscription_id', sql.lit(at).as('due_at')])
        .where('state', '=', 'active'),
    )
    .execute();

/**
 * Returns whether it was being sent. It does not compare what was seen, because stopping is always safe.
 * Messages that are on their way to the mail server still arrive.
 */
export function stopSending({ db }: Pick<Store, 'db'>, id: string, who: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const stopped = await trx
      .updateTable('newsletter_issue')
      .set({ state: 'stopped', state_at: new Date().toISOString() })
      .where('id', '=', id)
      .where('state', '=', 'sending')
      .returning('id')
      .executeTakeFirst();
    if (stopped) await recordActions(trx, [id], { who, action: 'stopped-newsletter' });
    return stopped !== undefined;
  });
}

/** Returns whether it was stopped, and not resumed and stopped again since. */
export function resumeSending(
  { db }: Pick<Store, 'db'>,
  { id, state_at }: Static<typeof StoppedIssue>,
  who: string,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const resumed = await trx
      .updateTable('newsletter_issue')
      .set({ state: 'sending', state_at: timeAfter(state_at) })
      .where('id', '=', id)
      .where('state', '=', 'stopped')
      .where(isTimeSeen('state_at', state_at))
      .returning('id')
      .executeTakeFirst();
    if (resumed) await recordActions(trx, [id], { who, action: 'resumed-newsletter' });
    return resumed !== undefined;
  });
}

/** The unclear messages are not those that were seen. */
export class OtherUnclear extends Error {}

/**
 * Queues the unclear messages again.
 *
 * @throws {OtherUnclear} if their number is not the one seen, or somebody did so since: undo the transaction
 */
export function resendUnclear(
  { db }: Pick<Store, 'db'>,
  { id, state_at, unclear }: Static<typeof UnclearIssue>,
  who: string,
): Promise<void> {
  const at = timeAfter(state_at);
  return inTransaction(db, async (trx) => {
    // The issue first: its lock makes anyone else who does the same wait.
    const issue = await trx
      .updateTable('newsletter_issue')
      .set((eb) => ({ state_at: at, state: reopened(eb), finished_at: null }))
      .where('id', '=', id)
      .where(isTimeSeen('state_at', state_at))
      .returning('id')
      .executeTakeFirst();
    const again = await trx
      .updateTable('newsletter_recipient')
      .set({ state: 'waiting', due_at: at, attempts: 0 })
      .where('issue_id', '=', id)
      .where('state', '=', 'unclear')
      .returning('subscription_id')
      .execute();
    if (!issue || again.length === 0 || again.length !== unclear) throw new OtherUnclear();
    await recordActions(trx, [id], { who, action: 'resent-newsletter', reason: String(again.length) }, at);
  });
}

/** What is sent goes on; what was stopped stays so. */
const reopened = (eb: ExpressionBuilder<Database, 'newsletter_issue'>) =>
  eb
    .case()
    .when('state', '=', 'sent')
    .then('sending' as const)
    .else(eb.ref('state'))
    .end();
