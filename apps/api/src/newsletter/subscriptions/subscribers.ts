import { sql } from 'kysely';
import type { Static } from 'typebox';
import { recordActions } from '../../audit/actions.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { containsWords } from '../../db/text-search.ts';
import type { Store } from '../../db/types.ts';
import { isLang } from '../../text/languages.ts';
import { type EndQuery, SUBSCRIBERS_ON_PAGE, type Subscriber, type SubscribersQuery } from '../issues/schemas.ts';

type Queried = Pick<Store, 'db' | 'kind'>;

function matching(store: Queried, { state, language, q }: Static<typeof SubscribersQuery>) {
  let rows = store.db.selectFrom('newsletter_subscription');
  if (state) rows = rows.where('state', '=', state);
  if (language === 'fr') rows = rows.where((eb) => eb.or([eb('language', '=', 'fr'), eb('language', 'is', null)]));
  else if (language) rows = rows.where('language', '=', language);
  if (q?.trim()) rows = rows.where(containsWords(store, sql<string>`email`, q));
  return rows;
}

/** One page, the newest first. */
export async function readSubscribers(store: Queried, query: Static<typeof SubscribersQuery>) {
  const rows = await matching(store, query)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(SUBSCRIBERS_ON_PAGE)
    .offset(((query.page ?? 1) - 1) * SUBSCRIBERS_ON_PAGE)
    .execute();
  const { total } = await matching(store, query)
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  const states = await store.db
    .selectFrom('newsletter_subscription')
    .select(({ fn }) => ['state', fn.countAll().as('count')])
    .groupBy('state')
    .execute();
  const counts = { pending: 0, active: 0, bounced: 0 };
  for (const { state, count } of states) counts[state] = Number(count);
  return {
    subscriptions: rows.map(
      ({ language, ...row }): Subscriber => ({ ...row, language: isLang(language) ? language : null }),
    ),
    total: Number(total),
    page_size: SUBSCRIBERS_ON_PAGE,
    counts,
  };
}

/** What an export has of an active subscription. */
export const activeColumns = ['id', 'email', 'language', 'source', 'created_at', 'confirmed_at'] as const;

export const readActiveSubscriptions = ({ db }: Queried) =>
  db
    .selectFrom('newsletter_subscription')
    .select(activeColumns)
    .where('state', '=', 'active')
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Ends a subscription if its state is as it was seen. The audit trail has its id, not the address. */
export function endSubscription(
  { db }: Pick<Store, 'db'>,
  { id, state }: Static<typeof EndQuery>,
  who: string,
): Promise<'done' | 'unknown' | 'changed'> {
  return inTransaction(db, async (trx) => {
    const ended = await trx
      .deleteFrom('newsletter_subscription')
      .where('id', '=', id)
      .where('state', '=', state)
      .returning('id')
      .executeTakeFirst();
    if (ended) {
      await recordActions(trx, [id], { who, action: 'ended-subscription' });
      return 'done';
    }
    const other = await trx.selectFrom('newsletter_subscription').select('id').where('id', '=', id).executeTakeFirst();
    return other ? 'changed' : 'unknown';
  });
}
