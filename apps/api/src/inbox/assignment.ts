import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { Static } from 'typebox';
import { recordActions } from '../audit/actions.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { timeAfter } from '../db/seen.ts';
import type { Database, Store } from '../db/types.ts';
import { queueReminder } from '../mail/outbox.ts';
import type { AssignmentInput } from './schemas.ts';

type Outcome = 'assigned' | 'no-colleague' | 'changed';

async function isColleague(db: Transaction<Database>, accountId: string): Promise<boolean> {
  const row = db.selectFrom('account').select('role').where('id', '=', accountId);
  return Boolean((await row.executeTakeFirst())?.role);
}

/** Changes nothing if the account is not a member of staff, or if there is another assignment than was seen. */
export function assign(
  { store, mail }: Pick<FastifyInstance, 'mail'> & { store: Pick<Store, 'db'> },
  subject: string,
  { account_id, remind_on, assigned_at: seen }: Static<typeof AssignmentInput>,
  who: string,
): Promise<Outcome> {
  return inTransaction(store.db, async (db) => {
    if (account_id !== null && !(await isColleague(db, account_id))) return 'no-colleague';
    const at = timeAfter(seen);
    const before = db.selectFrom('submission_assignment').select('remind_on').where('subject', '=', subject);
    const day = (await before.executeTakeFirst())?.remind_on ?? null;
    const values = { account_id, remind_on, at };
    const saved =
      seen === null
        ? db
            .insertInto('submission_assignment')
            .values({ subject, ...values })
            .onConflict((conflict) => conflict.column('subject').doNothing())
            .returning('subject')
        : db
            .updateTable('submission_assignment')
            .set(values)
            .where('subject', '=', subject)
            .where('at', '=', seen)
            .returning('subject');
    if (!(await saved.executeTakeFirst())) return 'changed';
    await recordActions(db, [subject], { who, action: 'assigned' }, at);
    // Saving the same day again, for another colleague perhaps, neither repeats the reminder nor takes it back.
    if (mail.isConfigured && remind_on !== day) await queueReminder(db, subject, remind_on);
    return 'assigned';
  });
}
