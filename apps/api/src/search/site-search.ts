import type { PageText } from '../../../site/src/app/renderer.ts';
import type { AssistantContext } from '../assistant/context.ts';
import { createIndex, type Match } from '../assistant/search.ts';
import type { ContentResource } from '../content/content-resource.ts';
import { events } from '../content/resources/events.ts';
import { explainedResources } from '../content/resources/explained.ts';
import { lessons } from '../content/resources/lessons.ts';
import { navigation } from '../content/resources/navigation.ts';
import { reports } from '../content/resources/reports.ts';
import { fold, words } from '../text/fold.ts';
import type { Lang } from '../text/languages.ts';
import { listsIn, pagesOfLists, type SiteEntry, siteEntries } from './entries.ts';

/** Each word searches the whole vocabulary. */
const MAX_WORDS = 8;

interface Index {
  /** The content of the index: the same objects until it changes. */
  values: readonly unknown[];
  search: ReturnType<typeof createIndex<SiteEntry>>;
  stem: (word: string) => string;
  /** Differs from that of every other index. */
  version: string;
}

export interface SiteMatch {
  entry: SiteEntry;
  score: number;
  /** Whether a word of the entry matches. */
  has: (word: string) => boolean;
}

/** The search of the site. A language is indexed at its first search and after changes. */
export class SiteSearch {
  readonly #pages: (lang: Lang) => readonly PageText[];
  readonly #indexes = new Map<Lang, Index>();
  #built = 0;

  constructor(pages: (lang: Lang) => readonly PageText[]) {
    this.#pages = pages;
  }

  /** Changes when an answer may. */
  async version(context: AssistantContext): Promise<string> {
    return (await this.#indexed(context)).version;
  }

  /** The best first; each page once. */
  async find(q: string, context: AssistantContext): Promise<SiteMatch[]> {
    const { search, stem } = await this.#indexed(context);
    const all = [...new Set(words(q))].slice(0, MAX_WORDS);
    const telling = all.filter((word) => !context.vocabulary.smallWords.has(word));
    const asked = telling.length > 0 ? telling : all;
    // Only words that nothing has may be spelt otherwise.
    const known = new Set(asked.filter((word) => search([word], { fuzzy: false }).length > 0).map(stem));
    const matches = search(asked, { fuzzy: (term) => !known.has(term) && spellings(term), boost: { title: 6 } });
    // "The" alone is in every text, but "About" is a title.
    const isFound = ({ coverage, matched, found: { until = Number.POSITIVE_INFINITY } }: Match<SiteEntry>) =>
      coverage > 0.5 && (telling.length > 0 || matched > 0) && until > Date.now();
    const found = new Map<string, Match<SiteEntry>>();
    for (const match of matches.filter(isFound)) {
      const { kind, href, title } = match.found;
      const key = kind === 'page' ? href : `${href} ${title}`;
      if (!found.has(key)) found.set(key, match);
    }
    return [...found.values()].map(({ found: entry, score, terms }) => {
      const matching = new Set(terms);
      return { entry, score, has: (word) => matching.has(stem(fold(word))) };
    });
  }

  async #indexed(context: AssistantContext): Promise<Index> {
    const { content, lang, vocabulary } = context;
    const pages = this.#pages(lang);
    const sources: ContentResource[] = [
      ...listsIn(pagesOfLists(vocabulary)),
      ...explainedResources,
      reports,
      lessons,
      navigation,
      events,
    ];
    const answers = await Promise.all(sources.map((resource) => content.read(resource, lang)));
    const values = [vocabulary, pages, ...answers];
    const known = this.#indexes.get(lang);
    if (known && values.length === known.values.length && values.every((value, at) => value === known.values[at])) {
      return known;
    }
    const { affixes = '' } = vocabulary.words.languages.find((each) => each.lang === lang) ?? {};
    const pattern = new RegExp(affixes, 'gu');
    const stem = (word: string) => word.replace(pattern, '');
    const entries = await siteEntries(context, pages);
    this.#built += 1;
    const made = {
      values,
      search: createIndex(entries, stem, { inText: 1, unknown: 0.3 }),
      stem,
      version: `${lang} ${this.#built}`,
    };
    this.#indexes.set(lang, made);
    return made;
  }
}

/** How many letters of an unknown word may be wrong. */
function spellings(term: string): number | false {
  if (term.length < 4 || /\d/.test(term)) return false;
  return term.length > 9 ? 2 : 1;
}
