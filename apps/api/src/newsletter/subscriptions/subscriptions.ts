import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database, Store } from '../../db/types.ts';
import type { Lang } from '../../text/languages.ts';

interface NewSubscription {
  email: string;
  language: Lang;
  source: 'donations' | null;
}

interface Rules {
  /** Whether the owner of an address confirms it. */
  confirms: boolean;
  isMailSetUp: boolean;
}

/**
 * Stores a subscription, and returns which mail its owner gets; `undefined` if the address is on
 * the list already. An address that is not confirmed yet is not, and may ask for the link again. To
 * an address that bounced only that link is mailed, because its owner may have repaired the mailbox.
 */
export async function subscribe(
  db: Kysely<Database>,
  { email, language, source }: NewSubscription,
  { confirms, isMailSetUp }: Rules,
): Promise<'newsletter' | 'newsletter-confirm' | undefined> {
  const state = confirms ? 'pending' : 'active';
  const created_at = new Date().toISOString();
  // The unique index ensures that of two concurrent requests only one succeeds.
  const added = await db
    .insertInto('newsletter_subscription')
    .values({ id: randomUUID(), email, language, source, created_at, state, confirmed_at: null, bounced_at: null })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return confirms ? 'newsletter-confirm' : 'newsletter';
  const pending = await db
    .updateTable('newsletter_subscription')
    .set({ state, language, created_at })
    .where('email', '=', email)
    .where('state', '=', 'pending')
    .returning('id')
    .executeTakeFirst();
  if (pending) return confirms ? 'newsletter-confirm' : 'newsletter';
  if (!isMailSetUp) return undefined;
  const bounced = await db
    .updateTable('newsletter_subscription')
    .set({ language })
    .where('email', '=', email)
    .where('state', '=', 'bounced')
    .returning('id')
    .executeTakeFirst();
  return bounced && 'newsletter-confirm';
}

/** `undefined` if there is no such subscription. */
export async function stateOfSubscription({ db }: Pick<Store, 'db'>, id: string) {
  const row = db.selectFrom('newsletter_subscription').select('state').where('id', '=', id);
  return (await row.executeTakeFirst())?.state;
}

/** One that is confirmed `already` stays so; `undefined` if there is no such subscription. */
export async function confirmSubscription(
  { db }: Pick<Store, 'db'>,
  id: string,
): Promise<'done' | 'already' | undefined> {
  const confirmed = await db
    .updateTable('newsletter_subscription')
    .set({ state: 'active', confirmed_at: new Date().toISOString(), bounced_at: null })
    .where('id', '=', id)
    .where('state', '<>', 'active')
    .returning('id')
    .executeTakeFirst();
  if (confirmed) return 'done';
  return (await stateOfSubscription({ db }, id)) && 'already';
}
