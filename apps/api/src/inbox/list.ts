import { applicationStatuses } from '@nzete/domain';
import { type SqlBool, sql } from 'kysely';
import type { Static } from 'typebox';
import { readChoice } from '../db/stored-choice.ts';
import { containsWords, isInProvince, provinceOf } from '../db/text-search.ts';
import type { Store } from '../db/types.ts';
import { DAY_MS } from '../durations.ts';
import { joined } from '../submissions/application.ts';
import { normalisePhone } from '../text/phone.ts';
import { allEntries } from './kinds.ts';
import type { ExportQuery, InboxEntry, InboxQuery } from './schemas.ts';
import { DEFAULT_LIMIT, waitingStatuses } from './schemas.ts';

/** After so many days someone has waited too long. */
const OLD_DAYS = 7;

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

type Queried = Pick<Store, 'db' | 'kind'>;

export type Filter = Static<typeof ExportQuery>;

/** Entries that match, without an order. `accountId` is the caller's. */
function matching(store: Queried, { kind, state, age, province, assigned, q }: Filter, accountId: string) {
  const { db } = store;
  let query = db.selectFrom(allEntries(db).as('entry'));
  if (kind) query = query.where('entry.kind', '=', kind);
  if (state === 'waiting') query = query.where('entry.status', 'in', waitingStatuses);
  else if (state) query = query.where('entry.status', '=', state);
  if (age) query = query.where('entry.submitted_at', '<=', daysAgo(age));
  if (province) query = query.where((eb) => isInProvince(store, eb.ref('entry.place'), province));
  if (assigned) {
    const assignments = db.selectFrom('submission_assignment').select('subject');
    query =
      assigned === 'none'
        ? query.where('entry.subject', 'not in', assignments.where('account_id', 'is not', null))
        : query.where(
            'entry.subject',
            'in',
            assignments.where('account_id', '=', assigned === 'me' ? accountId : assigned),
          );
  }
  if (q?.trim()) {
    const text = sql<string>`(${joined('entry.title', 'entry.reference', 'entry.place', 'entry.searched')})`;
    const words = containsWords(store, text, q);
    const phone = normalisePhone(q);
    // A number is stored as +243…, however it is typed here.
    const isPhone = sql<SqlBool>`entry.searched like ${`%${phone}%`}`;
    query = query.where((eb) => (/^\+\d{8,}$/.test(phone) ? eb.or([words, isPhone]) : words));
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

/** What a write must compare with: since when the entry is as it was seen. */
export interface SeenTimes {
  status_at: string | null;
  assigned_at: string | null;
}

const toEntry = <Known extends Row>({ place, ...row }: Known) => ({
  ...row,
  status: readChoice(row.status, applicationStatuses, 'status', row.subject),
  is_old: isWaiting(row.status) && row.submitted_at < daysAgo(OLD_DAYS),
  province: provinceOf(place),
});

const isWaiting = (status: InboxEntry['status']) => waitingStatuses.some((one) => one === status);

/** One page of the inbox, in an order over all kinds, and the numbers beside it. */
export async function listEntries(store: Queried, query: Static<typeof InboxQuery>, accountId: string) {
  const { order = 'newest', page = 1, limit = DEFAULT_LIMIT, ...filter } = query;
  const direction = order === 'newest' ? 'desc' : 'asc';
  // First only the names, which are in an index.
  const found = await matching(store, filter, accountId)
    .select('entry.subject')
    .orderBy('entry.submitted_at', direction)
    .orderBy('entry.subject', direction)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const subjects = found.map(({ subject }) => subject);
  const entries = new Map((await readEntries(store, subjects)).map((entry) => [entry.subject, entry]));
  return {
    entries: subjects.flatMap((subject) => entries.get(subject) ?? []),
    ...(await countEntries(store, filter, accountId)),
  };
}

/** How many match, and how many of them wait, whatever the filter says of the state. */
async function countEntries(store: Queried, { state, ...others }: Filter, accountId: string) {
  const rows = await matching(store, others, accountId)
    .select((eb) => ['entry.status', eb.fn.countAll().as('count')])
    .groupBy('entry.status')
    .execute();
  const sum = (counts: (status: InboxEntry['status']) => boolean) =>
    rows.reduce((total, { status, count }) => (counts(status) ? total + Number(count) : total), 0);
  const isOfState = (status: InboxEntry['status']) =>
    state === undefined || (state === 'waiting' ? isWaiting(status) : status === state);
  return { total: sum(isOfState), waiting: sum(isWaiting) };
}

const entriesOf = ({ db }: Pick<Store, 'db'>, subjects: string[]) =>
  db
    .selectFrom(allEntries(db).as('entry'))
    .leftJoin('submission_assignment as assignment', 'assignment.subject', 'entry.subject')
    .leftJoin('account', 'account.id', 'assignment.account_id')
    .select(columns)
    .select('account.username as assigned_to')
    .where('entry.subject', 'in', subjects);

const readEntries = async (store: Pick<Store, 'db'>, subjects: string[]): Promise<InboxEntry[]> =>
  (await entriesOf(store, subjects).execute()).map(toEntry);

/** The row of one entry, and what a write to it compares with. */
export async function findEntry(
  store: Pick<Store, 'db'>,
  subject: string,
): Promise<(InboxEntry & SeenTimes) | undefined> {
  const row = await entriesOf(store, [subject])
    .select(['entry.status_at', 'assignment.at as assigned_at'])
    .executeTakeFirst();
  return row && toEntry(row);
}

/** All that match, newest first. */
export async function findEntries(store: Queried, filter: Filter, accountId: string, limit: number) {
  return matching(store, filter, accountId)
    .select(['entry.subject', 'entry.kind', 'entry.status', 'entry.submitted_at'])
    .orderBy('entry.submitted_at', 'desc')
    .orderBy('entry.subject', 'desc')
    .limit(limit)
    .execute();
}
