import MiniSearch from 'minisearch';
import { type Province, provinces } from '../climate/provinces.ts';
import { type AssistantWords, signs } from '../content/resources/assistant-words.ts';
import { fold } from '../text/fold.ts';
import type { Lang } from '../text/languages.ts';
import { Phrases, withLists } from './phrases.ts';

/** Shorter words are too often one letter from another. Long ones may have two wrong letters. */
const SHORTEST_CORRECTED = 6;
const LONG = 10;

function codesByName({ otherNames, towns, shared }: AssistantWords['places']): Map<string, string[]> {
  const all = provinces.flatMap(({ code, name, capital }) => {
    const names = [fold(name), fold(capital), ...(otherNames[code] ?? []), ...(towns[code] ?? [])];
    return names.map((each): [string, string[]] => [each, [code]]);
  });
  return new Map([...all, ...Object.entries(shared)]);
}

/** The phrases of every topic with the words of the lists, which are topics too, in them. */
const filledIn = (topics: Readonly<Record<string, string[]>>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(topics).map(([topic, phrases]) => [topic, phrases.map((each) => withLists(each, topics))]),
  );

export class Vocabulary {
  readonly words: AssistantWords;
  readonly smallWords: ReadonlySet<string>;
  readonly #codes: Map<string, string[]>;
  readonly #places: Phrases;
  readonly #placeWords: Phrases;
  readonly #towns: Phrases;
  readonly #topics: Map<string, Phrases>;
  readonly #subjects: Phrases;
  readonly #understood: Phrases;
  readonly #known: Set<string>;
  readonly #hours: ReadonlyMap<string, number>;
  readonly #hourNames: Phrases;
  readonly #verbs: [flag: string, form: RegExp][];
  readonly #longest: number;
  readonly #spelling = new MiniSearch<{ id: string }>({ fields: ['id'] });
  readonly #languages: { lang: Lang; telling: Phrases; shared: Phrases; forms: RegExp; letters: RegExp | undefined }[];

  constructor(words: AssistantWords) {
    const { places, manners } = words;
    const languages = words.languages.map((each) => ({ ...each, topics: filledIn(each.topics) }));
    const phrases = new Map<string, string[]>();
    for (const topics of [words.names, ...languages.map((each) => each.topics)]) {
      for (const [topic, own] of Object.entries(topics)) phrases.set(topic, [...(phrases.get(topic) ?? []), ...own]);
    }
    const allBut = (left: readonly string[]) =>
      new Phrases([...phrases].flatMap(([topic, own]) => (left.includes(topic) ? [] : own)));
    this.words = words;
    this.smallWords = new Set(languages.flatMap(({ small, shared }) => [...small, ...shared]));
    this.#topics = new Map([...phrases].map(([topic, own]) => [topic, new Phrases(own)]));
    this.#subjects = allBut([...manners, ...signs]);
    this.#understood = allBut([...manners, ...signs, 'aside']);
    this.#codes = codesByName(places);
    this.#places = new Phrases([...this.#codes.keys()]);
    this.#placeWords = new Phrases([...this.#codes.keys()].flatMap((name) => name.split(' ')));
    this.#towns = new Phrases(Object.values(places.towns).flat());
    const phrasesIn = (lang: Lang, areWanted = (_topic: string, _phrase: string) => true) =>
      languages
        .filter((each) => each.lang === lang)
        .flatMap(({ small, own, topics }) => [
          ...small,
          ...own,
          ...Object.entries(topics).flatMap(([topic, all]) => all.filter((phrase) => areWanted(topic, phrase))),
        ]);
    const isSubject = (topic: string) => !signs.includes(topic);
    // The number "a" tells no language.
    const telling = (lang: Lang) => phrasesIn(lang, (topic, phrase) => isSubject(topic) || phrase.length > 1);
    const wordsOf = (phrases: string[]) =>
      phrases.flatMap((phrase) => phrase.split(' ')).filter((word) => /^[\p{L}\p{N}]+$/u.test(word));
    const names = [...this.#codes.keys()];
    const spelt = new Set(wordsOf([...names, ...phrasesIn('en', isSubject), ...phrasesIn('fr', isSubject)]));
    this.#known = new Set([...spelt, ...wordsOf([...phrasesIn('en'), ...phrasesIn('fr')])]);
    this.#hours = new Map(languages.flatMap(({ topics }) => (topics.hour ?? []).map((name, at) => [name, at + 1])));
    this.#hourNames = new Phrases([...this.#hours.keys()]);
    this.#verbs = languages.flatMap(({ verbs = {} }) =>
      Object.entries(verbs).map(([flag, form]): [string, RegExp] => [flag, new RegExp(form, 'u')]),
    );
    this.#longest = Math.max(...[...spelt].map(({ length }) => length));
    this.#spelling.addAll([...spelt].map((id) => ({ id })));
    this.#languages = languages.map(({ lang, shared, forms, letters }) => ({
      lang,
      telling: new Phrases(telling(lang)),
      shared: new Phrases(shared),
      forms: new RegExp(forms, 'u'),
      letters: letters ? new RegExp(letters, 'u') : undefined,
    }));
  }

  /** The provinces that a folded text names, or whose towns it names, in the order of the text. */
  findPlaces(folded: string): Province[] {
    const codes = this.#places.in(folded).flatMap((name) => this.#codes.get(name) ?? []);
    return [...new Set(codes)].flatMap((code) => provinces.find((province) => province.code === code) ?? []);
  }

  namesTown(folded: string): boolean {
    return this.#towns.in(folded).length > 0;
  }

  withoutPlaces(folded: string): string {
    return this.#places.removedFrom(folded);
  }

  /** The topics of a folded text in any language, and the number of phrases for each. */
  findTopics(folded: string): Map<string, number> {
    // A phrase counts for topics that contain all of it, not for topics of its words: in Kiswahili
    // "hali ya hewa" is the weather, but "hewa" is the air.
    const whole = this.#subjects.in(folded);
    const found = [...this.#topics].map(([topic, phrases]): [string, number] => [
      topic,
      this.#isFoundInside(topic)
        ? phrases.in(folded).length
        : whole.filter((phrase) => phrases.removedFrom(phrase) === '').length,
    ]);
    return new Map(found.filter(([, count]) => count > 0));
  }

  #isFoundInside(topic: string): boolean {
    return this.words.manners.includes(topic) || signs.includes(topic);
  }

  /** The phrases of one topic in a folded text, as long as they are part of no longer one. */
  phrasesOf(topic: string, folded: string): string[] {
    const phrases = this.#topics.get(topic);
    if (this.#isFoundInside(topic)) return phrases?.in(folded) ?? [];
    return this.#subjects.in(folded).filter((phrase) => phrases?.removedFrom(phrase) === '');
  }

  /** The number of the hour in a phrase: its place in the list `hour`. */
  hourIn(phrase: string): number | undefined {
    return this.#hours.get(this.#hourNames.in(phrase)[0] ?? '');
  }

  subjectOf(folded: string): string[] {
    const rest = this.#topics.get('advise')?.removedFrom(folded) ?? folded;
    return [...new Set(rest.split(' '))].filter((word) => word.length > 1 && !this.smallWords.has(word));
  }

  /** The words of a folded text that are neither stop words nor part of a topic. */
  otherWords(folded: string): string[] {
    const topics = this.words.manners.flatMap((topic) => this.#topics.get(topic) ?? []);
    const rest = topics.reduce((text, topic) => topic.removedFrom(text), this.#understood.removedFrom(folded));
    return rest.split(' ').filter((word) => word && !this.smallWords.has(word));
  }

  /** The flags that the form of an unlisted word sets, if it is a verb: `verbToCome` and the like. */
  verbFlags(word: string): string[] {
    return this.#verbs.flatMap(([flag, form]) => (form.test(word) ? flag : []));
  }

  readable(question: string): string {
    const words = fold(question).split(' ');
    // "Baissera" must not become "baisser": the form of a verb tells its time.
    const isUnknown = (word: string) =>
      !this.#known.has(word) && this.otherWords(word).length > 0 && this.verbFlags(word).length === 0;
    return words.map((word) => (isUnknown(word) ? this.#corrected(word) : word)).join(' ');
  }

  /** In a short word a changed letter makes another word ("dancer"): only its length may differ. */
  #corrected(word: string): string {
    const isNear = (known: string) =>
      known[0] === word[0] &&
      known.length >= SHORTEST_CORRECTED &&
      (Math.min(known.length, word.length) >= LONG || Math.abs(known.length - word.length) === 1);
    // The search costs time for each letter.
    if (word.length < SHORTEST_CORRECTED || word.length > this.#longest + 2) return word;
    const near = this.#spelling.search(word, { fuzzy: word.length < LONG ? 1 : 2 });
    return near.find(({ id }) => isNear(id))?.id ?? word;
  }

  /** Whether an unknown word is a place: it follows "in", or starts with a capital letter. */
  namesElsewhere(question: string, terms: readonly string[]): boolean {
    const lang = this.detectLanguage(question);
    const inside = this.words.languages.find((each) => each.lang === lang)?.beforePlaces ?? [];
    const allCapitals = question === question.toUpperCase();
    let before = '';
    for (const { 0: word, index } of question.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
      const folded = fold(word);
      if (terms.includes(folded) && !/\d/.test(folded)) {
        const opens = /(?:^|[.!?:"«“(]\s*)$/.test(question.slice(0, index));
        const named = !opens && !allCapitals && /^\p{Lu}/u.test(word);
        const mayFollow = this.words.linking.includes(before) || !this.smallWords.has(before);
        if (inside.includes(before) || (named && mayFollow)) return true;
      }
      // In a list of places, "in Goma, Paris and …", each one follows "in".
      if (!this.#placeWords.in(folded).length) before = word.toLowerCase();
    }
    return false;
  }

  /** The language of most words. Words in no list are judged by their letters and word forms. */
  detectLanguage(question: string): Lang {
    // Place names are the same in every language.
    const folded = this.withoutPlaces(fold(question));
    const written = question
      .toLowerCase()
      .normalize('NFC')
      .split(/[^\p{L}\p{M}]+/u);
    const own = written.filter((word) => this.withoutPlaces(fold(word)));
    const scores = this.#languages.map(({ lang, telling, shared, forms, letters }) => {
      const listed = telling.in(folded).flatMap((phrase) => phrase.split(' ')).length;
      const unlisted = telling.removedFrom(folded).split(' ');
      const formed = unlisted.filter((word) => forms.test(word)).length;
      const lettered = own.filter((word) => letters?.test(word)).length;
      return { lang, score: 2 * listed + shared.in(folded).length + formed + lettered };
    });
    return scores.reduce((best, next) => (next.score > best.score ? next : best), { lang: 'en', score: 0 }).lang;
  }
}
