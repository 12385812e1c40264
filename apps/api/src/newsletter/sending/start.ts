import { sql, type Transaction } from 'kysely';
import { recordActions } from '../../audit/actions.ts';
import type { Database, Store } from '../../db/types.ts';
import type { Seen } from '../issues/issues.ts';
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
  return db.transaction().execute(async (trx) => {
    const at = new Date().toISOString();
    // The write comes first: it makes another start of the same issue wait.
    const started = await trx
      .updateTable('newsletter_issue')
      .set({ state: 'sending', started_at: at, started_by: who })
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

/** Returns whether it was being sent. What is on its way to the mail server still arrives. */
export function stopSending({ db }: Pick<Store, 'db'>, id: string, who: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const stopped = await trx
      .updateTable('newsletter_issue')
      .set({ state: 'stopped' })
      .where('id', '=', id)
      .where('state', '=', 'sending')
      .returning('id')
      .executeTakeFirst();
    if (stopped) await recordActions(trx, [id], { who, action: 'stopped-newsletter' });
    return stopped !== undefined;
  });
}

/** Returns whether it was stopped. */
export function resumeSending({ db }: Pick<Store, 'db'>, id: string, who: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const resumed = await trx
      .updateTable('newsletter_issue')
      .set({ state: 'sending' })
      .where('id', '=', id)
      .where('state', '=', 'stopped')
      .returning('id')
      .executeTakeFirst();
    if (resumed) await recordActions(trx, [id], { who, action: 'resumed-newsletter' });
    return resumed !== undefined;
  });
}

/** Sends once more what is unclear. Returns whether anything is. */
export function resendUnclear({ db }: Pick<Store, 'db'>, id: string, who: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const at = new Date().toISOString();
    const again = await trx
      .updateTable('newsletter_recipient')
      .set({ state: 'waiting', due_at: at, attempts: 0 })
      .where('issue_id', '=', id)
      .where('state', '=', 'unclear')
      .returning('subscription_id')
      .execute();
    if (again.length === 0) return false;
    await trx
      .updateTable('newsletter_issue')
      .set({ state: 'sending', finished_at: null })
      .where('id', '=', id)
      .where('state', '=', 'sent')
      .execute();
    await recordActions(trx, [id], { who, action: 'resent-newsletter', reason: String(again.length) }, at);
    return true;
  });
}
