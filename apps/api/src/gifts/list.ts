import { giftCurrencies } from '@nzete/domain';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { readChoice } from '../db/stored-choice.ts';
import { containsWords } from '../db/text-search.ts';
import type { Store } from '../db/types.ts';
import { isLang } from '../text/languages.ts';
import { fromHundredths } from './amount.ts';
import { GIFT_PAGE_LENGTH, type Gift, type GiftQuery, type GiftTotals } from './schemas.ts';

type Queried = Pick<Store, 'db' | 'kind'>;
type Filter = Omit<Static<typeof GiftQuery>, 'page'>;

/** Gifts that match, without an order. */
function matching(store: Queried, { status, method, currency, month, q }: Filter) {
  let query = store.db.selectFrom('gift');
  if (status) query = query.where('status', '=', status);
  if (method) query = query.where('method', '=', method);
  if (currency) query = query.where('currency', '=', currency);
  if (month) query = query.where('sent_on', '>=', `${month}-01`).where('sent_on', '<=', `${month}-31`);
  if (q?.trim()) {
    const text = sql<string>`(coalesce(name, '') || ' ' || email || ' ' || reference || ' ' || transfer_reference || ' ' || coalesce(receipt_number, ''))`;
    query = query.where(containsWords(store, text, q));
  }
  return query;
}

async function countGifts(store: Queried, filter: Filter): Promise<number> {
  const { count } = await matching(store, filter)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One page, newest first, and the numbers beside it. */
export async function listGifts(store: Queried, { page = 1, ...filter }: Static<typeof GiftQuery>) {
  const rows = await matching(store, filter)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('reference')
    .limit(GIFT_PAGE_LENGTH)
    .offset((page - 1) * GIFT_PAGE_LENGTH)
    .execute();
  return {
    gifts: rows.map((row) => toGift(row, null)),
    total: await countGifts(store, filter),
    waiting: await countGifts(store, { ...filter, status: 'received' }),
  };
}

const readRow = ({ db }: Pick<Store, 'db'>, reference: string) =>
  db.selectFrom('gift').selectAll().where('reference', '=', reference).executeTakeFirst();

export type GiftRow = NonNullable<Awaited<ReturnType<typeof readRow>>>;

export { readRow as readGiftRow };

const orNull = (amount: number | string | null) => (amount === null ? null : fromHundredths(amount));

const toGift = (row: GiftRow, message: string | null): Static<typeof Gift> => ({
  reference: row.reference,
  status: row.status,
  submitted_at: row.created_at,
  language: isLang(row.language) ? row.language : null,
  method: row.method,
  amount: fromHundredths(row.amount),
  currency: row.currency,
  sent_on: row.sent_on,
  transfer_reference: row.transfer_reference,
  name: row.name,
  email: row.email,
  decided_at: row.status_at,
  decided_by: row.decided_by,
  received_amount: orNull(row.received_amount),
  received_currency: readChoice(row.received_currency, giftCurrencies, 'received_currency', row.reference),
  received_on: row.received_on,
  receipt_number: row.receipt_number,
  message,
});

export async function readGift(store: Pick<Store, 'db'>, reference: string) {
  const row = await readRow(store, reference);
  if (!row) return undefined;
  const message = await store.db
    .selectFrom('submission_message')
    .select('text')
    .where('subject', '=', reference)
    .executeTakeFirst();
  return toGift(row, message?.text ?? null);
}

/** Confirmed gifts by the month of the account, the method and the currency. */
export async function readGiftTotals({ db }: Pick<Store, 'db'>): Promise<Static<typeof GiftTotals>> {
  const month = sql<string>`substr(received_on, 1, 7)`;
  const rows = await db
    .selectFrom('gift')
    .where('status', '=', 'accepted')
    .select(({ fn }) => [
      month.as('month'),
      'method',
      'received_currency as currency',
      fn.countAll().as('count'),
      fn.sum('received_amount').as('amount'),
    ])
    .groupBy([month, 'method', 'received_currency'])
    .orderBy('month', 'desc')
    .orderBy('method')
    .orderBy('received_currency')
    .execute();
  return rows.flatMap(({ currency, count, amount, ...row }) =>
    currency ? [{ ...row, currency, count: Number(count), amount: fromHundredths(Number(amount)) }] : [],
  );
}
