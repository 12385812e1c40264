import MiniSearch, { type SearchResult } from 'minisearch';
import type { ContentAnswers } from '../content/answers.ts';
import { contentResources } from '../content/resources/index.ts';
import { words } from '../text/fold.ts';
import type { Lang } from '../text/languages.ts';
import { type Passage, passagesOf } from './passages.ts';
import type { Vocabulary } from './vocabulary.ts';

/** How many passages an answer may rest on. */
const MOST = 4;
/** A passage must have more than half of what was asked for. */
const HALF = 0.5;
/** A shorter word counts only in a title: in the middle of a text it may be there by chance. */
const TELLING = 6;
/** How many letters an ending has at most. */
const ENDING = 3;

interface Held {
  /** The content that the index was made of: the same objects for as long as nothing changes. */
  values: readonly unknown[];
  passages: readonly Passage[];
  index: MiniSearch<Passage>;
}

/**
 * What Lingala and Kiswahili put before a word: who does it and when, the infinitive, the plural. "Tobatelaka" and
 * "bobatelaka", "mnalinda" and "tunalinda" are looked up as one word. Endings are left to the search by prefix.
 */
const beginnings: Partial<Record<Lang, RegExp>> = {
  ln: /^(?:na|to|bo|ba|ko|mo|mi)(?=[\p{L}]{4})/u,
  sw: /^(?:(?:ni|tu|wa|m|u|a|zi|i)(?:na|li|ta|me)|ku|wa)(?=[\p{L}]{4})/u,
};

/** Plurals and similar forms, so that "okapis" finds "okapi". */
const ending = /(?<=[^s]{4})s$/u;

/** Whether a word of a text is an asked one, or that with an ending. */
export const isForm = (asked: string, word: string): boolean =>
  word === asked || (asked.length > 3 && word.startsWith(asked) && word.length - asked.length <= ENDING);

/** The form under which a word is looked up. */
export function stem(word: string, lang: Lang): string {
  const beginning = beginnings[lang];
  return beginning ? word.replace(beginning, '') : word.replace(ending, '');
}

function createIndex(passages: readonly Passage[], lang: Lang, { smallWords }: Vocabulary): MiniSearch<Passage> {
  const index = new MiniSearch<Passage>({
    fields: ['title', 'text'],
    tokenize: words,
    processTerm: (term) => (smallWords.has(term) || term.length < 2 ? null : stem(term, lang)),
    searchOptions: {
      boost: { title: 2 },
      prefix: (term) => term.length > 3,
      fuzzy: (term) => (term.length > 6 ? 1 : false),
    },
  });
  index.addAll(passages);
  return index;
}

/** Whether a result has enough of what was asked for, and not by chance. */
function isAbout({ queryTerms, match }: SearchResult, asked: readonly string[], lang: Lang): boolean {
  const found = asked.filter((word) => {
    const form = stem(word, lang);
    const exact = Object.keys(match).some((term) => isForm(form, term));
    return queryTerms.includes(form) && (exact || word.length > TELLING);
  });
  const inTitle = Object.values(match).some((fields) => fields.includes('title'));
  return found.length / asked.length > HALF && (inTitle || found.some((word) => word.length >= TELLING));
}

/** Finds passages of the site's content, in one index per language, made when first asked and again when the content changes. */
export class ContentSearch {
  readonly #content: ContentAnswers;
  readonly #held = new Map<Lang, Held>();

  constructor(content: ContentAnswers) {
    this.#content = content;
  }

  /**
   * The passages about what was asked, the best first; none when only a part of the question occurs.
   *
   * @param terms Folded words of the question (see `text/fold.ts`); small words count for nothing.
   */
  async find(terms: readonly string[], lang: Lang, vocabulary: Vocabulary): Promise<Passage[]> {
    const asked = [...new Set(terms)].filter((term) => !vocabulary.smallWords.has(term) && term.length > 1);
    if (asked.length === 0) return [];
    const { index, passages } = await this.#index(lang, vocabulary);
    return index
      .search(asked.join(' '))
      .filter((result) => isAbout(result, asked, lang))
      .slice(0, MOST)
      .flatMap(({ id }) => passages[id] ?? []);
  }

  async #index(lang: Lang, vocabulary: Vocabulary): Promise<Held> {
    const read = contentResources.map((resource) => this.#content.read(resource, lang));
    const values = [vocabulary, ...(await Promise.all(read))];
    const held = this.#held.get(lang);
    if (held && values.every((value, at) => value === held.values[at])) return held;
    const found = contentResources.flatMap((resource, at) => passagesOf(resource, values[at + 1]));
    // Several pages show the same photo: its text is quoted once.
    const once = new Map(found.map((passage) => [`${passage.title}\n${passage.text}`, passage]));
    const passages = [...once.values()].map((passage, id) => ({ ...passage, id }));
    const made = { values, passages, index: createIndex(passages, lang, vocabulary) };
    this.#held.set(lang, made);
    return made;
  }
}
