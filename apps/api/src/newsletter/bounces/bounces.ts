import type { Store } from '../../db/types.ts';
import { subscriptionOfLetter } from '../letter/id.ts';
import type { NewsletterBounce } from '../schemas.ts';

/**
 * After a permanent one nothing is sent to the address any more, until its owner confirms a new
 * subscription. Once or again, the outcome is the same.
 *
 * @returns whether a subscription ended now
 */
export async function takeBounce({ db }: Pick<Store, 'db'>, bounce: NewsletterBounce): Promise<boolean> {
  const [column, value] =
    'email' in bounce ? (['email', bounce.email] as const) : (['id', subscriptionOfLetter(bounce.message_id)] as const);
  if (bounce.kind === 'temporary' || value === undefined) return false;
  const ended = await db
    .updateTable('newsletter_subscription')
    .set({ state: 'bounced', bounced_at: new Date().toISOString() })
    .where(column, '=', value)
    .where('state', '<>', 'bounced')
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}
