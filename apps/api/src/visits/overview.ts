import type { Kysely } from 'kysely';
import type { Database, Store } from '../db/types.ts';
import { isLang } from '../text/languages.ts';
import { dayBefore } from './day-before.ts';

const DAYS = 30;
const MOST_PAGES = 20;
const MOST_QUESTIONS = 50;

/** Of the last 30 days. */
const countedIn = (db: Kysely<Database>, kind: 'page' | 'search') =>
  db
    .selectFrom('daily_count')
    .select((eb) => eb.fn.sum('count').as('count'))
    .where('kind', '=', kind)
    .where('day', '>=', dayBefore(new Date(), DAYS - 1));

/** How often each page was read in the last 30 days, the most read first. */
export async function countPages(db: Kysely<Database>): Promise<{ path: string; count: number }[]> {
  const rows = await countedIn(db, 'page')
    .select('subject')
    .groupBy('subject')
    .orderBy('count', 'desc')
    .orderBy('subject')
    .execute();
  return rows.map(({ subject, count }) => ({ path: subject, count: Number(count) }));
}

/** What was read and searched in the last 30 days. */
export async function readVisits({ db }: Pick<Store, 'db'>) {
  const days = Array.from({ length: DAYS }, (_, index) => dayBefore(new Date(), DAYS - 1 - index));
  const counted = (kind: 'page' | 'search') => countedIn(db, kind);
  const byDay = await counted('page').select('day').groupBy('day').execute();
  const byLanguage = await counted('page').select('language').groupBy('language').orderBy('count', 'desc').execute();
  const bySearch = await counted('search').select('subject').groupBy('subject').orderBy('subject').execute();
  const unanswered = await db
    .selectFrom('unanswered_question')
    .select(['day', 'language', 'question'])
    .orderBy('day', 'desc')
    .orderBy('id')
    .limit(MOST_QUESTIONS)
    .execute();
  const countOf = new Map(byDay.map(({ day, count }) => [day, Number(count)]));
  return {
    visits: days.map((day) => ({ day, count: countOf.get(day) ?? 0 })),
    pages: (await countPages(db)).slice(0, MOST_PAGES),
    languages: byLanguage.flatMap(({ language, count }) =>
      isLang(language) ? [{ language, count: Number(count) }] : [],
    ),
    searches: bySearch.map(({ subject, count }) => ({ what: subject, count: Number(count) })),
    unanswered: unanswered.flatMap(({ language, ...rest }) => (isLang(language) ? [{ ...rest, language }] : [])),
  };
}
