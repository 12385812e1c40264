import MiniSearch from 'minisearch';
import type { Static } from 'typebox';
import type { ContentAnswers } from '../content/answers.ts';
import { type Articles, explainedResources } from '../content/resources/explained.ts';
import { words } from '../text/fold.ts';
import type { Lang } from '../text/languages.ts';
import { isForm, stem } from './search.ts';
import type { Vocabulary } from './vocabulary.ts';

type Article = Static<typeof Articles>[number];

/** An article and where it can be read. */
export interface FoundArticle {
  article: Article;
  href: string;
  /** How much of the question its title and its questions have: 0 to 1. */
  coverage: number;
  /** How many words of the question these are. */
  matched: number;
}

interface Entry {
  id: number;
  title: string;
  questions: string;
  text: string;
  article: Article;
  href: string;
  /** The words of its title and its questions, and those of its text, as they are looked up. */
  head: string[];
  body: string[];
}

interface Index {
  /** What the index was made of: the same objects for as long as nothing changes. */
  values: readonly unknown[];
  entries: Entry[];
  search: MiniSearch<Entry>;
}

/** A word that only the text of an article has says less than one of its title or its questions. */
const IN_TEXT = 0.5;
/** What a word counts that no article has. */
const UNKNOWN = 0.7;
/** How many results are compared by their coverage. */
const COMPARED = 8;

/** Finds the article that answers a question, in one index per language. */
export class ArticleSearch {
  readonly #content: ContentAnswers;
  readonly #indexes = new Map<Lang, Index>();

  constructor(content: ContentAnswers) {
    this.#content = content;
  }

  /** The article that has most of the words of a folded question; nothing when none has any. */
  async find(folded: string, lang: Lang, vocabulary: Vocabulary): Promise<FoundArticle | undefined> {
    const asked = vocabulary.subjectOf(folded);
    if (asked.length === 0) return undefined;
    const { search, entries } = await this.#index(lang, vocabulary);
    const weights = weightsOf(
      asked.map((word) => stem(word, lang)),
      entries,
    );
    const found = search
      .search(asked.join(' '))
      .slice(0, COMPARED)
      .flatMap(({ id, score }) => {
        const entry = entries[id];
        return entry ? [{ entry, score, ...coverageOf(entry, weights) }] : [];
      });
    const [best] = found.sort((a, b) => b.coverage * b.score - a.coverage * a.score);
    if (!best) return undefined;
    const { entry, coverage, matched } = best;
    return { article: entry.article, href: entry.href, coverage, matched };
  }

  async #index(lang: Lang, vocabulary: Vocabulary): Promise<Index> {
    const lists = await Promise.all(explainedResources.map((resource) => this.#content.read(resource, lang)));
    const values = [vocabulary, ...lists];
    const known = this.#indexes.get(lang);
    if (known && values.every((value, at) => value === known.values[at])) return known;
    const entries = explainedResources
      .flatMap(({ path }, at) =>
        (lists[at] ?? []).map((article) => ({
          article,
          href: `${path.replace('/explained', '/help')}#${article.slug}`,
        })),
      )
      .map(({ article, href }, id) => {
        const { title, questions, text } = article;
        const stems = (written: string) => [...new Set(words(written).map((word) => stem(word, lang)))];
        const asked = questions.join(' ');
        const own = { head: stems(`${title} ${asked}`), body: stems(text) };
        return { id, title, questions: asked, text, article, href, ...own };
      });
    const search = new MiniSearch<Entry>({
      fields: ['title', 'questions', 'text'],
      tokenize: words,
      processTerm: (term) => (vocabulary.smallWords.has(term) || term.length < 2 ? null : stem(term, lang)),
      searchOptions: {
        boost: { title: 2, questions: 3 },
        prefix: (term) => term.length > 3,
        fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      },
    });
    search.addAll(entries);
    const made = { values, entries, search };
    this.#indexes.set(lang, made);
    return made;
  }
}

/** Longer words also match their compounds: "viwavi" and "viwavijeshi". */
const LONG = 6;

const has = (among: readonly string[], form: string) =>
  among.some((other) => isForm(form, other) || isForm(other, form) || (form.length >= LONG && other.startsWith(form)));

/** How much each word counts: the fewer articles have it, the more it says. */
function weightsOf(forms: readonly string[], entries: readonly Entry[]): Map<string, number> {
  const weight = (form: string) => {
    const count = entries.filter(({ head, body }) => has(head, form) || has(body, form)).length;
    return count === 0 ? UNKNOWN : Math.log(1 + entries.length / count) / Math.log(1 + entries.length);
  };
  return new Map(forms.map((form) => [form, weight(form)]));
}

function coverageOf({ head, body }: Entry, weights: ReadonlyMap<string, number>) {
  let sum = 0;
  let all = 0;
  let matched = 0;
  for (const [form, weight] of weights) {
    all += weight;
    if (has(head, form)) {
      sum += weight;
      matched += 1;
    } else if (has(body, form)) sum += IN_TEXT * weight;
  }
  return { coverage: sum / all, matched };
}
