import { type Province, provinces } from '../climate/provinces.ts';
import type { AssistantWords } from '../content/resources/assistant.ts';
import { fold } from '../text/fold.ts';
import type { Lang } from '../text/languages.ts';
import { findPhrases, phrasePattern, removePhrases } from './phrases.ts';
import { nearest } from './spelling.ts';

/** How something is asked: found beside what it is asked about, even inside its words. */
const manners = ['most', 'least', 'where', 'compare', 'explain', 'advise'];
/** Words that a misspelt one may have been meant as are looked up in these languages. */
const corrected: readonly Lang[] = ['en', 'fr'];

const byCode = new Map(provinces.map((province) => [province.code, province]));

/** The codes of the provinces by every name that people give them. */
function codesByName({ otherNames, towns, shared }: AssistantWords['places']): Map<string, string[]> {
  return new Map([
    ...provinces.flatMap(({ code, name, capital }) =>
      [fold(name), fold(capital), ...(otherNames[code] ?? [])].map((each): [string, string[]] => [each, [code]]),
    ),
    ...Object.entries(towns).flatMap(([code, names]) => names.map((name): [string, string[]] => [name, [code]])),
    ...Object.entries(shared),
  ]);
}

/** How many words some phrases have. */
const wordCount = (phrases: string[]) => phrases.reduce((count, phrase) => count + phrase.split(' ').length, 0);

/** Reads questions by the words of `content/assistant/words.json`. */
export class Vocabulary {
  /** Words that say nothing of the subject, in all languages. */
  readonly smallWords: ReadonlySet<string>;
  /** Small words that a place may follow. */
  readonly linking: ReadonlySet<string>;
  /** The words of all names of places. */
  readonly placeWords: ReadonlySet<string>;
  readonly #words: AssistantWords;
  readonly #patterns: Map<string, RegExp>;
  readonly #subjects: string[];
  readonly #subjectPattern: RegExp;
  readonly #understood: RegExp;
  readonly #codes: Map<string, string[]>;
  readonly #places: RegExp;
  readonly #towns: RegExp;
  readonly #known: Set<string>;
  readonly #languages: { lang: Lang; telling: RegExp; shared: RegExp; forms: RegExp; letters?: RegExp }[];

  constructor(words: AssistantWords) {
    const { languages, names, places } = words;
    const topics = [...new Set([...languages.flatMap((each) => Object.keys(each.topics)), ...Object.keys(names)])];
    const phrasesOf = (topic: string) => [
      ...(names[topic] ?? []),
      ...languages.flatMap((each) => each.topics[topic] ?? []),
    ];
    this.#words = words;
    this.smallWords = new Set(languages.flatMap(({ small, shared }) => [...small, ...shared]));
    this.linking = new Set(words.linking);
    this.#subjects = topics.filter((topic) => !manners.includes(topic));
    this.#patterns = new Map(topics.map((topic) => [topic, phrasePattern(phrasesOf(topic))]));
    this.#subjectPattern = phrasePattern(this.#subjects.flatMap(phrasesOf));
    this.#understood = phrasePattern(this.#subjects.filter((topic) => topic !== 'aside').flatMap(phrasesOf));
    this.#codes = codesByName(places);
    this.#places = phrasePattern([...this.#codes.keys()]);
    this.#towns = phrasePattern(Object.values(places.towns).flat());
    this.placeWords = new Set([...this.#codes.keys()].flatMap((name) => name.split(' ')));
    this.#known = new Set([
      ...this.placeWords,
      ...languages
        .filter(({ lang }) => corrected.includes(lang))
        .flatMap(({ small, own, topics: phrases }) => [
          ...small,
          ...own,
          ...Object.values(phrases)
            .flat()
            .flatMap((phrase) => phrase.split(' '))
            .filter((word) => !word.endsWith('*')),
        ]),
    ]);
    this.#languages = languages.map(({ lang, small, own, shared, forms, letters, topics: phrases }) => ({
      lang,
      telling: phrasePattern([...small, ...own, ...Object.values(phrases).flat()]),
      shared: phrasePattern(shared),
      forms: new RegExp(forms, 'u'),
      ...(letters && { letters: new RegExp(letters, 'u') }),
    }));
  }

  /** The provinces that a folded text names, by themselves, their capital or another town, in the order of the text. */
  findPlaces(folded: string): Province[] {
    const codes = findPhrases(folded, this.#places).flatMap((name) => this.#codes.get(name) ?? []);
    return [...new Set(codes)].flatMap((code) => byCode.get(code) ?? []);
  }

  /** Whether a folded text names a town that is no capital. */
  namesTown(folded: string): boolean {
    return findPhrases(folded, this.#towns).length > 0;
  }

  /** A folded text without the places. */
  withoutPlaces(folded: string): string {
    return removePhrases(folded, this.#places);
  }

  /** Words before the name of a place. */
  beforePlaces(lang: Lang): readonly string[] {
    return this.#words.languages.find((each) => each.lang === lang)?.beforePlaces ?? [];
  }

  /** The topics of a folded text in any language, and how many phrases speak for each. */
  findTopics(folded: string): Map<string, number> {
    const found = new Map<string, number>();
    const count = (topics: readonly string[], text: string) => {
      for (const topic of topics) {
        const times = findPhrases(text, this.#patterns.get(topic)).length;
        if (times > 0) found.set(topic, (found.get(topic) ?? 0) + times);
      }
    };
    count(manners, folded);
    // A phrase speaks for the topics that have all of it, never for those of the words inside it: in Kiswahili the
    // weather, "hali ya hewa", is not the air, "hewa".
    for (const phrase of findPhrases(folded, this.#subjectPattern)) {
      count(
        this.#subjects.filter((topic) => removePhrases(phrase, this.#patterns.get(topic)) === ''),
        phrase,
      );
    }
    return found;
  }

  /** The words of a folded question but small ones and those that ask what to do. */
  subjectOf(folded: string): string[] {
    const rest = removePhrases(folded, this.#patterns.get('advise')).split(' ');
    return [...new Set(rest)].filter((word) => word.length > 1 && !this.smallWords.has(word));
  }

  /** The words of a folded text that are neither small words nor part of a topic. */
  otherWords(folded: string): string[] {
    let rest = removePhrases(folded, this.#understood);
    for (const topic of manners) rest = removePhrases(rest, this.#patterns.get(topic));
    return rest.split(' ').filter((word) => word && !this.smallWords.has(word));
  }

  /** A question folded, and with words that are a letter away from a known one spelt as this. */
  readable(question: string): string {
    const correct = (word: string) =>
      this.#known.has(word) || this.otherWords(word).length === 0 ? word : (nearest(word, this.#known) ?? word);
    return fold(question).split(' ').map(correct).join(' ');
  }

  /**
   * The language of a question: the one most of whose words it uses; for words in no list, their letters and forms
   * decide. English when nothing does.
   */
  detectLanguage(question: string): Lang {
    // The names of places are the same in every language.
    const folded = this.withoutPlaces(fold(question));
    const written = question
      .toLowerCase()
      .normalize('NFC')
      .split(/[^\p{L}\p{M}]+/u)
      .filter((word) => this.withoutPlaces(fold(word)));
    let best: { lang: Lang; score: number } = { lang: 'en', score: 0 };
    for (const { lang, telling, shared, forms, letters } of this.#languages) {
      const unlisted = removePhrases(folded, telling).split(' ');
      const score =
        2 * wordCount(findPhrases(folded, telling)) +
        findPhrases(folded, shared).length +
        unlisted.filter((word) => forms.test(word)).length +
        written.filter((word) => letters?.test(word)).length;
      if (score > best.score) best = { lang, score };
    }
    return best.lang;
  }
}
