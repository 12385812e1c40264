import type { SelectQueryBuilder } from 'kysely';
import type { Static } from 'typebox';
import { localise } from '../content/localise.ts';
import type { CourseTable } from '../db/tables/courses.ts';
import type { Database, Store } from '../db/types.ts';
import { words } from '../text/fold.ts';
import type { Lang } from '../text/languages.ts';
import type { Course } from './schemas.ts';

/** Each word reads the whole catalogue once. */
const MAX_WORDS = 6;

type CourseAnswer = Static<typeof Course>;

/** Which courses, from which on, and how many at most. */
export interface CourseFilter {
  skip: number;
  limit: number;
  category?: string | undefined;
  level?: string | undefined;
  /** Words that a course must all contain. */
  q?: string | undefined;
}

function toAnswer({ id, category, level, body }: Omit<CourseTable, 'search'>, lang: Lang): CourseAnswer {
  const texts = localise(JSON.parse(body), lang, (name) => name) as Omit<CourseAnswer, 'id' | 'category' | 'level'>; // written by `courses/catalogue.ts`
  return {
    id,
    category: category as CourseAnswer['category'], // of the enum, checked when the file was read
    level: level as CourseAnswer['level'],
    ...texts,
  };
}

function filtered<Row>(
  query: SelectQueryBuilder<Database, 'course', Row>,
  { category, level, q }: CourseFilter,
): SelectQueryBuilder<Database, 'course', Row> {
  let found = query;
  if (category) found = found.where('category', '=', category);
  if (level) found = found.where('level', '=', level);
  // Folded words are letters and digits only, so none of them is a pattern of its own. Signs alone find nothing.
  const wanted = q === undefined ? [] : [...new Set(words(q))].slice(0, MAX_WORDS);
  if (q !== undefined && wanted.length === 0) found = found.where('id', '<', 0);
  for (const word of wanted) found = found.where('search', 'like', `%${word}%`);
  return found;
}

/** One page of the courses that match, in order of id, and how many match in all. */
export async function findCourses(
  { db }: Store,
  lang: Lang,
  filter: CourseFilter,
): Promise<{ courses: CourseAnswer[]; total: number }> {
  const all = db.selectFrom('course');
  const [rows, { total }] = await Promise.all([
    filtered(all.select(['id', 'category', 'level', 'body']), filter)
      .orderBy('id')
      .limit(filter.limit)
      .offset(filter.skip)
      .execute(),
    filtered(
      all.select(({ fn }) => fn.countAll().as('total')),
      filter,
    ).executeTakeFirstOrThrow(),
  ]);
  // PostgreSQL gives a count as text: it may be larger than a number can hold.
  return { courses: rows.map((row) => toAnswer(row, lang)), total: Number(total) };
}
