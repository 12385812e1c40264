import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { recordActions } from '../inbox/actions.ts';
import { queueReminder } from '../mail/outbox.ts';
import type { AssignmentInput } from './schemas.ts';

/** Returns false, and changes nothing, if the account is not a member of staff. */
export function assign(
  { store, mail }: Pick<FastifyInstance, 'store' | 'mail'>,
  subject: string,
  { account_id, remind_on }: Static<typeof AssignmentInput>,
  who: string,
): Promise<boolean> {
  return store.db
    .transaction()
    .execute(async (db) => {
      const at = new Date().toISOString();
      const values = { account_id, remind_on, at };
      // First, because SQLite may refuse to upgrade a transaction that began with a read.
      await recordActions(db, [subject], { who, action: 'assigned' }, at);
      const colleague = account_id
        ? await db.selectFrom('account').select('role').where('id', '=', account_id).executeTakeFirst()
        : undefined;
      if (account_id && !colleague?.role) throw new NoColleague();
      await db
        .insertInto('submission_assignment')
        .values({ subject, ...values })
        .onConflict((conflict) => conflict.column('subject').doUpdateSet(values))
        .execute();
      if (mail.isConfigured) await queueReminder(db, subject, remind_on);
      return true;
    })
    .catch((error: unknown) => {
      if (error instanceof NoColleague) return false;
      throw error;
    });
}

/** Rolls back the transaction in which it is thrown. */
class NoColleague extends Error {}
