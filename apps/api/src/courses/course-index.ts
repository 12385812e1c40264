import { courseLevels } from '@nzete/domain';
import { words } from '../text/fold.ts';
import { isOneLetterOff } from './one-letter-off.ts';

/** Each word reads the whole vocabulary once. */
const MAX_WORDS = 6;

/** What a course is found by. */
export interface IndexedCourse {
  id: number;
  category: string;
  level: string;
  /** The provider's English name. */
  provider: string;
  /** Its words, folded, with a space between them. */
  search: string;
}

/** What a visitor is looking for; nothing at all are all courses. */
export interface CourseChoice {
  category?: string | undefined;
  level?: string | undefined;
  provider?: string | undefined;
  /** Words that a course must all contain. */
  q?: string | undefined;
}

const filters = ['category', 'level', 'provider'] as const;
type Filter = (typeof filters)[number];

/** The values of each filter, and how many courses each would leave beside the other filters. */
export type FilterCounts = Record<Filter, Map<string, number>>;

/** The catalogue in memory, so that a search is one pass over numbers on either database. */
export class CourseIndex {
  readonly #courses: readonly IndexedCourse[];
  /** The places in `#courses` of each word. */
  readonly #places = new Map<string, number[]>();
  readonly #vocabulary: readonly string[];

  /** @param courses in the order in which they are shown */
  constructor(courses: readonly IndexedCourse[]) {
    this.#courses = courses;
    for (const [place, { search }] of courses.entries()) {
      for (const word of new Set(search.split(' '))) {
        const places = this.#places.get(word);
        if (places) places.push(place);
        else this.#places.set(word, [place]);
      }
    }
    this.#vocabulary = [...this.#places.keys()];
  }

  /** The ids of the courses that match, in order. */
  find(choice: CourseChoice): number[] {
    const has = this.#search(choice.q);
    const chosen = filters.filter((filter) => choice[filter] !== undefined);
    const ids: number[] = [];
    for (const [place, course] of this.#courses.entries()) {
      if (has(place) && chosen.every((filter) => course[filter] === choice[filter])) ids.push(course.id);
    }
    return ids;
  }

  /** How many courses each value of each filter would leave. Every value of the catalogue is named, also with none. */
  count(choice: CourseChoice): FilterCounts {
    const has = this.#search(choice.q);
    const counts: FilterCounts = {
      category: new Map(),
      level: new Map(courseLevels.map((name) => [name, 0])),
      provider: new Map(),
    };
    for (const [place, course] of this.#courses.entries()) {
      const missed = filters.filter((filter) => !isChosen(course, choice, filter));
      for (const filter of filters) {
        const isLeft = has(place) && missed.every((other) => other === filter);
        counts[filter].set(course[filter], (counts[filter].get(course[filter]) ?? 0) + Number(isLeft));
      }
    }
    return counts;
  }

  /** Whether the course at a place has every word of a question. Signs alone find nothing. */
  #search(q: string | undefined): (place: number) => boolean {
    if (q === undefined) return () => true;
    const wanted = [...new Set(words(q))].slice(0, MAX_WORDS);
    // How many words, one after the other, a course has had; those that missed one are left behind.
    const had = new Uint8Array(this.#courses.length);
    for (const [turn, word] of wanted.entries()) {
      for (const known of this.#meant(word)) {
        for (const place of this.#places.get(known) ?? []) if (had[place] === turn) had[place] = turn + 1;
      }
    }
    return (place) => wanted.length > 0 && had[place] === wanted.length;
  }

  /** The words of the catalogue of which a word is a part; if there are none, those of which the beginning is one letter off. */
  #meant(word: string): string[] {
    const exact = this.#vocabulary.filter((known) => known.includes(word));
    return exact.length > 0 ? exact : this.#vocabulary.filter((known) => isOneLetterOff(word, known));
  }
}

const isChosen = (course: IndexedCourse, choice: CourseChoice, filter: Filter) =>
  choice[filter] === undefined || choice[filter] === course[filter];
