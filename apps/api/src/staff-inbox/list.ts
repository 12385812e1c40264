import { type SqlBool, sql } from 'kysely';
import type { Static } from 'typebox';
import type { Store } from '../db/types.ts';
import type { ExportQuery, InboxEntry, InboxQuery } from './schemas.ts';
import { DEFAULT_LIMIT, waitingStatuses } from './schemas.ts';
import { containsWords, isInProvince, provinceOf } from './search.ts';
import { allEntries } from './union.ts';

const DAY_MS = 24 * 3_600_000;
/** After so many days someone has waited too long. */
const OLD_DAYS = 7;

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

export type Filter = Static<typeof ExportQuery>;

/** Entries that match, without an order. `accountId` is that of who asks. */
function matching({ db }: Pick<Store, 'db'>, { kind, state, age, province, assigned, q }: Filter, accountId: string) {
  let query = db
    .selectFrom(allEntries(db).as('entry'))
    .leftJoin('submission_assignment as assignment', 'assignment.subject', 'entry.subject');
  if (kind) query = query.where('entry.kind', '=', kind);
  if (state === 'waiting') query = query.where('entry.status', 'in', waitingStatuses);
  else if (state) query = query.where('entry.status', '=', state);
  if (age) query = query.where('entry.submitted_at', '<=', daysAgo(age));
  if (province) query = query.where((eb) => isInProvince(eb.ref('entry.place'), province));
  if (assigned === 'none') query = query.where('assignment.account_id', 'is', null);
  else if (assigned) query = query.where('assignment.account_id', '=', assigned === 'me' ? accountId : assigned);
  if (q?.trim()) {
    const text = sql<string>`entry.title || ' ' || coalesce(entry.reference, '') || ' ' || coalesce(entry.place, '')`;
    query = query.where(containsWords(sql<string>`(${text})`, q));
  }
  return query;
}

const columns = [
  'entry.subject',
  'entry.reference',
  'entry.kind',
  'entry.status',
  'entry.title',
  'entry.summary',
  'entry.submitted_at',
  'entry.place',
  'assignment.remind_on',
] as const;

interface Row extends Omit<InboxEntry, 'is_old' | 'province'> {
  place: string | null;
}

const toEntry = ({ place, ...row }: Row): InboxEntry => ({
  ...row,
  is_old: isWaiting(row.status) && row.submitted_at < daysAgo(OLD_DAYS),
  province: provinceOf(place),
});

export const isWaiting = (status: InboxEntry['status']) => waitingStatuses.some((one) => one === status);

/** One page of the inbox, in one query over all kinds, and the numbers beside it. */
export async function listEntries(store: Pick<Store, 'db'>, query: Static<typeof InboxQuery>, accountId: string) {
  const { order = 'newest', page = 1, limit = DEFAULT_LIMIT, ...filter } = query;
  const direction = order === 'newest' ? 'desc' : 'asc';
  const rows = await matching(store, filter, accountId)
    .leftJoin('account', 'account.id', 'assignment.account_id')
    .select(columns)
    .select('account.username as assigned_to')
    .orderBy('entry.submitted_at', direction)
    .orderBy('entry.subject', direction)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { state, ...others } = filter;
  const ofState =
    state === 'waiting'
      ? sql<SqlBool>`${sql.ref('entry.status')} in (${sql.join(waitingStatuses)})`
      : state
        ? sql<SqlBool>`${sql.ref('entry.status')} = ${state}`
        : sql<SqlBool>`true`;
  const counts = await matching(store, others, accountId)
    .select((eb) => [
      eb.fn.countAll().filterWhere(ofState).as('total'),
      eb.fn.countAll().filterWhere('entry.status', 'in', waitingStatuses).as('waiting'),
    ])
    .executeTakeFirstOrThrow();
  return { entries: rows.map(toEntry), total: Number(counts.total), waiting: Number(counts.waiting) };
}

/** The row of one entry. */
export async function findEntry({ db }: Pick<Store, 'db'>, subject: string): Promise<InboxEntry | undefined> {
  const row = await db
    .selectFrom(allEntries(db).as('entry'))
    .leftJoin('submission_assignment as assignment', 'assignment.subject', 'entry.subject')
    .leftJoin('account', 'account.id', 'assignment.account_id')
    .select(columns)
    .select('account.username as assigned_to')
    .where('entry.subject', '=', subject)
    .executeTakeFirst();
  return row && toEntry(row);
}

/** All that match, newest first. */
export async function findEntries(store: Pick<Store, 'db'>, filter: Filter, accountId: string, limit: number) {
  return matching(store, filter, accountId)
    .select(['entry.subject', 'entry.kind', 'entry.status', 'entry.submitted_at'])
    .orderBy('entry.submitted_at', 'desc')
    .orderBy('entry.subject', 'desc')
    .limit(limit)
    .execute();
}
