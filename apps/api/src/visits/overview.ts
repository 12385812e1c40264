import type { Store } from '../db/types.ts';
import { isLang } from '../text/languages.ts';
import { dayBefore } from './day-before.ts';

const DAYS = 30;
const MOST_PAGES = 20;
const MOST_QUESTIONS = 50;

/** What was read and searched in the last 30 days. */
export async function readVisits({ db }: Pick<Store, 'db'>) {
  const days = Array.from({ length: DAYS }, (_, index) => dayBefore(new Date(), DAYS - 1 - index));
  const since = days[0] ?? '';
  const counted = (kind: 'page' | 'search') =>
    db
      .selectFrom('daily_count')
      .select((eb) => eb.fn.sum('count').as('count'))
      .where('kind', '=', kind)
      .where('day', '>=', since);
  const byDay = await counted('page').select('day').groupBy('day').execute();
  const byPath = await counted('page')
    .select('subject')
    .groupBy('subject')
    .orderBy('count', 'desc')
    .orderBy('subject')
    .limit(MOST_PAGES)
    .execute();
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
    pages: byPath.map(({ subject, count }) => ({ path: subject, count: Number(count) })),
    languages: byLanguage.flatMap(({ language, count }) =>
      isLang(language) ? [{ language, count: Number(count) }] : [],
    ),
    searches: bySearch.map(({ subject, count }) => ({ what: subject, count: Number(count) })),
    unanswered: unanswered.flatMap(({ language, ...rest }) => (isLang(language) ? [{ ...rest, language }] : [])),
  };
}
