import MiniSearch, { type SearchOptions } from 'minisearch';
import type { Static } from 'typebox';
import type { ContentAnswers } from '../content/answers.ts';
import { type Articles, explainedResources } from '../content/resources/explained.ts';
import { contentResources } from '../content/resources/index.ts';
import { words } from '../text/fold.ts';
import type { Lang } from '../text/languages.ts';
import { type Passage, passagesOf } from './passages.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A search entry. A match in its text counts less than one in its title or questions. */
export interface Entry {
  title: string;
  questions?: string;
  text: string;
  href: string;
}

export interface FoundArticle extends Entry {
  article: Static<typeof Articles>[number];
}

export interface Match<Found> {
  found: Found;
  /** The share of the question that matches, from 0 to 1. Rare words weigh more. */
  coverage: number;
  /** How many words of the question are in its title or its questions. */
  matched: number;
  /** Whether the match is specific: one of these words, or a longer one in the text. */
  telling: boolean;
  /** The stems of the entry that match. */
  terms: string[];
  /** Higher is better; compares entries of one index only. */
  score: number;
}

/** Weights from 0 to 1 of words found only in an entry's text, and of words found in no entry. */
type Weights = { inText: number; unknown: number };
/** To look for the spellings of a longer word takes long, and finds none. */
const LONGEST_CORRECTED = 40;

type Stem = (word: string) => string | null;
/** Which other spellings a word finds, and how much a title counts. */
type Options = Pick<SearchOptions, 'fuzzy' | 'boost'>;

export function createIndex<Found extends Entry>(entries: readonly Found[], stem: Stem, { inText, unknown }: Weights) {
  const index = new MiniSearch<Entry & { id: number }>({
    fields: ['title', 'questions', 'text'],
    tokenize: words,
    processTerm: stem,
    searchOptions: {
      boost: { title: 2, questions: 2 },
      prefix: (term) => term.length > 3,
      fuzzy: (term) => (term.length > 5 && term.length <= LONGEST_CORRECTED ? 0.2 : false),
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  /** Entries that match any of some words, the best first. */
  return (asked: readonly string[], options: Options = {}): Match<Found>[] => {
    const results = index.search(asked.join(' '), options);
    const heads = index.search(asked.join(' '), { ...options, fields: ['title', 'questions'] });
    const weigh = (term: string): [string, number] => {
      const { length: count } = results.filter(({ queryTerms }) => queryTerms.includes(term));
      return [term, count === 0 ? unknown : Math.log(1 + entries.length / count) / Math.log(1 + entries.length)];
    };
    const weights = new Map(asked.map((word) => weigh(stem(word) ?? '')));
    const sum = (terms: Iterable<string>) => [...terms].reduce((all, term) => all + (weights.get(term) ?? 0), 0);
    return results.flatMap(({ id, queryTerms, match, score }) => {
      const found = entries[id];
      const inHead = heads.find((head) => head.id === id)?.queryTerms ?? [];
      const coverage = (inText * sum(queryTerms) + (1 - inText) * sum(inHead)) / sum(weights.keys());
      const telling = inHead.length > 0 || queryTerms.some((term) => term.length > 3);
      return found ? [{ found, coverage, matched: inHead.length, telling, terms: Object.keys(match), score }] : [];
    });
  };
}

interface Indexes {
  /** The content of the index: the same objects until it changes. */
  values: readonly unknown[];
  articles: ReturnType<typeof createIndex<FoundArticle>>;
  passages: ReturnType<typeof createIndex<Passage>>;
}

/** Searches articles and passages. A language is indexed at its first search and after changes. */
export class ContentSearch {
  readonly #content: ContentAnswers;
  readonly #indexes = new Map<Lang, Indexes>();

  constructor(content: ContentAnswers) {
    this.#content = content;
  }

  async article(asked: readonly string[], lang: Lang, vocabulary: Vocabulary) {
    return (await this.#indexed(lang, vocabulary)).articles(asked).at(0);
  }

  async passages(asked: readonly string[], lang: Lang, vocabulary: Vocabulary): Promise<Passage[]> {
    const subject = asked.filter((word) => word.length > 1 && !vocabulary.smallWords.has(word));
    const matches = (await this.#indexed(lang, vocabulary)).passages(subject);
    const sure = matches.filter(({ coverage, telling }) => coverage > 0.5 && telling);
    return sure.slice(0, 4).map(({ found }) => found);
  }

  async #indexed(lang: Lang, vocabulary: Vocabulary): Promise<Indexes> {
    const { passages: pages, languages } = vocabulary.words;
    const quoted = contentResources.filter(({ path }) => pages[path]);
    const [lists, answers] = await Promise.all([
      Promise.all(explainedResources.map((resource) => this.#content.read(resource, lang))),
      Promise.all(quoted.map((resource) => this.#content.read(resource, lang))),
    ]);
    const values = [vocabulary, ...lists, ...answers];
    const known = this.#indexes.get(lang);
    if (known && values.every((value, at) => value === known.values[at])) return known;
    const affixes = new RegExp(languages.find((each) => each.lang === lang)?.affixes ?? '', 'gu');
    const isSmall = (word: string) => word.length < 2 || vocabulary.smallWords.has(word);
    const stem = (word: string) => (isSmall(word) ? null : word.replace(affixes, ''));
    const articles = explainedResources.flatMap(({ path }, at) => {
      const page = path.replace('/explained', '/help');
      return (lists[at] ?? []).map((article) => {
        const { title, questions, text, slug } = article;
        return { article, href: `${page}#${slug}`, title, questions: questions.join(' '), text };
      });
    });
    const passages = quoted.flatMap(({ path, answer }, at) => passagesOf(answer, answers[at], pages[path] ?? '/'));
    // Several pages show the same photo, whose text is quoted once.
    const once = new Map(passages.map((passage) => [`${passage.title}\n${passage.text}`, passage]));
    const made = {
      values,
      articles: createIndex(articles, stem, { inText: 0.5, unknown: 0.7 }),
      passages: createIndex([...once.values()], stem, { inText: 1, unknown: 1 }),
    };
    this.#indexes.set(lang, made);
    return made;
  }
}
