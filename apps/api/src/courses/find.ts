import { type Static, Type } from 'typebox';
import { localise, textIn } from '../content-files/localise.ts';
import { readJson } from '../db/stored-json.ts';
import type { Store } from '../db/types.ts';
import { inEveryLanguage, type Lang, type WrittenTexts } from '../text/languages.ts';
import { UNKNOWN_LEVEL } from './catalogue.ts';
import { CourseIndex, type CourseSearch } from './course-index.ts';
import { storedFingerprint } from './load.ts';
import type { Course, CourseFilters } from './schemas.ts';
import type { CourseTable } from './tables.ts';

type CourseAnswer = Static<typeof Course>;
type FiltersAnswer = Static<typeof CourseFilters>;

export interface CourseFilter extends CourseSearch {
  skip: number;
  limit: number;
}

interface Catalogue {
  index: CourseIndex;
  /** The names of the providers in each language, by the English one. */
  providers: Map<string, WrittenTexts | string>;
}

const catalogues = new WeakMap<Store['db'], { fingerprint: string | undefined; made: Promise<Catalogue> }>();

const Body = Type.Object({
  provider: Type.Union([Type.Object(inEveryLanguage(() => Type.Optional(Type.String()))), Type.String()]),
  sample: Type.Optional(Type.Boolean()),
});

/** As `courses/catalogue.ts` wrote it. A course without it has nothing to show and is left out. */
const bodyOf = (id: number, body: string) => readJson(body, Body, { column: 'course.body', row: String(id) });

async function readCatalogue({ db }: Store): Promise<Catalogue> {
  return catalogueOf(await db.selectFrom('course').selectAll().orderBy('id').execute());
}

function catalogueOf(rows: CourseTable[]): Catalogue {
  const providers: Catalogue['providers'] = new Map();
  const courses = rows.flatMap(({ body, ...row }) => {
    const read = bodyOf(row.id, body);
    if (!read) return [];
    const { provider: names, sample = false } = read;
    const provider = typeof names === 'string' ? names : textIn(names, 'en');
    providers.set(provider, names);
    return [{ ...row, provider, isSample: sample }];
  });
  return { index: new CourseIndex(courses), providers };
}

/** The stored catalogue in memory. It is read again when any process has changed it. */
async function cachedCatalogue(store: Store): Promise<Catalogue> {
  const fingerprint = await storedFingerprint(store);
  const kept = catalogues.get(store.db);
  if (kept && kept.fingerprint === fingerprint) return kept.made;
  const made = readCatalogue(store);
  catalogues.set(store.db, { fingerprint, made });
  made.catch(() => catalogues.delete(store.db)); // the next request reads it again
  return made;
}

function toAnswer({ id, category, level, body }: Omit<CourseTable, 'search'>, lang: Lang): CourseAnswer {
  // Written by `courses/catalogue.ts`.
  const texts = localise(JSON.parse(body), lang, (name) => name) as Omit<CourseAnswer, 'id' | 'category' | 'level'>;
  return {
    id,
    category: category as CourseAnswer['category'], // of the enum, validated when the file was read
    ...(level === UNKNOWN_LEVEL ? {} : { level: level as NonNullable<CourseAnswer['level']> }),
    ...texts,
  };
}

export async function findCourses(
  store: Store,
  lang: Lang,
  { skip, limit, ...search }: CourseFilter,
): Promise<{ courses: CourseAnswer[]; total: number }> {
  const { index } = await cachedCatalogue(store);
  const found = index.find(search);
  const rows = await store.db
    .selectFrom('course')
    .select(['id', 'category', 'level', 'body'])
    .where('id', 'in', found.slice(skip, skip + limit))
    .orderBy('id')
    .execute();
  return { courses: rows.map((row) => toAnswer(row, lang)), total: found.length };
}

/** The values of each filter, sorted by name, with the number of real courses. */
export async function countCourses(store: Store, lang: Lang, search: CourseSearch): Promise<FiltersAnswer> {
  return countIn(await cachedCatalogue(store), lang, search);
}

function countIn({ index, providers }: Catalogue, lang: Lang, search: CourseSearch): FiltersAnswer {
  const { total, category, level, provider } = index.count(search);
  const listed = (counts: Map<string, number>) => [...counts].map(([value, count]) => ({ value, count }));
  return {
    total,
    // Validated when the content file was read.
    categories: listed(category) as FiltersAnswer['categories'],
    levels: listed(level) as FiltersAnswer['levels'],
    providers: listed(provider)
      // A name in every language, or one name for all.
      .map((item) => ({ ...item, label: localise(providers.get(item.value), lang, (name) => name) as string }))
      .sort((a, b) => a.label.localeCompare(b.label, lang)),
  };
}

/** A catalogue that is not stored, such as that of a draft. */
export class UnstoredCourses {
  readonly #rows: CourseTable[];
  readonly #catalogue: Catalogue;

  constructor(rows: CourseTable[]) {
    this.#rows = rows;
    this.#catalogue = catalogueOf(rows);
  }

  find(lang: Lang, { skip, limit, ...search }: CourseFilter): { courses: CourseAnswer[]; total: number } {
    const found = this.#catalogue.index.find(search);
    const ids = new Set(found.slice(skip, skip + limit));
    return {
      courses: this.#rows.filter(({ id }) => ids.has(id)).map((row) => toAnswer(row, lang)),
      total: found.length,
    };
  }

  count(lang: Lang, search: CourseSearch): FiltersAnswer {
    return countIn(this.#catalogue, lang, search);
  }
}
