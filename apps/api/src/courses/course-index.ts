import { courseLevels } from '@nzete/domain';
import { words } from '../text/fold.ts';
import { hasOneLetterTypo } from './one-letter-typo.ts';

/** Each word scans the whole vocabulary. */
const MAX_WORDS = 6;

export interface IndexedCourse {
  id: number;
  category: string;
  /** Empty if it is not known. */
  level: string;
  isSample: boolean;
  /** The provider's English name. */
  provider: string;
  /** Folded words, separated by spaces. */
  search: string;
}

/** The search of a visitor; without values it matches all courses. */
export interface CourseSearch {
  category?: string;
  level?: string;
  provider?: string;
  /** Only real courses. */
  samples?: 'none';
  q?: string;
}

const filters = ['category', 'level', 'provider'] as const;
type Filter = (typeof filters)[number];

/** For each filter, how many real courses each value would match together with the other filters. */
export interface FilterCounts extends Record<Filter, Map<string, number>> {
  /** How many real courses match all of them. */
  total: number;
}

/** The catalogue in memory: one search for both databases. */
export class CourseIndex {
  readonly #courses: readonly IndexedCourse[];
  /** The positions in `#courses` of each word. */
  readonly #positions = new Map<string, number[]>();
  readonly #vocabulary: readonly string[];

  /** @param courses in display order */
  constructor(courses: readonly IndexedCourse[]) {
    this.#courses = courses;
    for (const [position, { search }] of courses.entries()) {
      for (const word of new Set(search.split(' '))) {
        const positions = this.#positions.get(word);
        if (positions) positions.push(position);
        else this.#positions.set(word, [position]);
      }
    }
    this.#vocabulary = [...this.#positions.keys()];
  }

  find(search: CourseSearch): number[] {
    const has = this.#matcher(search.q);
    const chosen = filters.filter((filter) => search[filter] !== undefined);
    const ids: number[] = [];
    for (const [position, course] of this.#courses.entries()) {
      if (search.samples === 'none' && course.isSample) continue;
      if (has(position) && chosen.every((filter) => course[filter] === search[filter])) ids.push(course.id);
    }
    return ids;
  }

  /** All values are included, even with 0. */
  count(search: CourseSearch): FilterCounts {
    const has = this.#matcher(search.q);
    const counts: FilterCounts = {
      total: 0,
      category: new Map(),
      level: new Map(courseLevels.map((name) => [name, 0])),
      provider: new Map(),
    };
    for (const [position, course] of this.#courses.entries()) {
      if (course.isSample) continue;
      const missed = filters.filter((filter) => !isChosen(course, search, filter));
      if (has(position) && missed.length === 0) counts.total += 1;
      for (const filter of filters) {
        if (course[filter] === '') continue;
        const isLeft = has(position) && missed.every((other) => other === filter);
        counts[filter].set(course[filter], (counts[filter].get(course[filter]) ?? 0) + Number(isLeft));
      }
    }
    return counts;
  }

  /** Whether the course at a position has every word. Punctuation alone matches nothing. */
  #matcher(q: string | undefined): (position: number) => boolean {
    if (q === undefined) return () => true;
    const wanted = [...new Set(words(q))].slice(0, MAX_WORDS);
    // How many words, in order, each course has matched; a course that misses one stays behind.
    const matched = new Uint8Array(this.#courses.length);
    for (const [order, word] of wanted.entries()) {
      for (const known of this.#matchingWords(word)) {
        for (const position of this.#positions.get(known) ?? [])
          if (matched[position] === order) matched[position] = order + 1;
      }
    }
    return (position) => wanted.length > 0 && matched[position] === wanted.length;
  }

  /** The vocabulary that contains a word; if there is none, the words with a typo of one letter. */
  #matchingWords(word: string): string[] {
    const exact = this.#vocabulary.filter((known) => known.includes(word));
    return exact.length > 0 ? exact : this.#vocabulary.filter((known) => hasOneLetterTypo(word, known));
  }
}

const isChosen = (course: IndexedCourse, search: CourseSearch, filter: Filter) =>
  search[filter] === undefined || search[filter] === course[filter];
