import type { LanguageDefinition } from './definition.ts';

/*
 * Numbers and months are here and not asked of Intl, because opening the browser's data takes a
 * slow phone about 0.1 s in one task, and because server and browser then write the same: Chromium
 * has no data for Lingala and would take those of the visitor's own language.
 */
const frenchNumbers = { group: '\u202f', decimal: ',', percent: '\u00a0%' };

const english = {
  code: 'en',
  name: 'English',
  numbers: { group: ',', decimal: '.', percent: '%' },
  months: 'January February March April May June July August September October November December'.split(' '),
} as const satisfies LanguageDefinition;

const french = {
  code: 'fr',
  name: 'Français',
  locale: 'fr-CD',
  numbers: frenchNumbers,
  months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
} as const satisfies LanguageDefinition;

/**
 * In everyday spelling (after CLDR 48, tones and open vowels folded), with the numbers of the
 * country's French.
 */
const lingala = {
  code: 'ln',
  name: 'Lingala',
  dataLocale: 'fr-CD',
  numbers: frenchNumbers,
  months: [
    'yambo',
    'mibale',
    'misato',
    'minei',
    'mitano',
    'motoba',
    'nsambo',
    'mwambe',
    'libwa',
    'zomi',
    'zomi na moko',
    'zomi na mibale',
  ].map((month) => `sanza ya ${month}`),
} as const satisfies LanguageDefinition;

const kiswahili = {
  code: 'sw',
  name: 'Kiswahili',
  locale: 'sw-CD',
  numbers: { group: '.', decimal: ',', percent: '%' },
  months: 'Januari Februari Machi Aprili Mei Juni Julai Agosti Septemba Oktoba Novemba Desemba'.split(' '),
} as const satisfies LanguageDefinition;

const definitions = [english, french, lingala, kiswahili] as const satisfies Languages;

/**
 * Languages in the order in which they are offered; the first is used where none is asked for.
 * There is at least one.
 */
export type Languages = readonly [LanguageDefinition, ...LanguageDefinition[]];

/** The four languages of the foundation: English, French, Lingala and Kiswahili. */
export const defaultLanguages: Languages = definitions;

/** The code of one of the four languages; `ln` is Lingala, `sw` is Kiswahili. */
export type Language = (typeof definitions)[number]['code'];

/** Their codes, in the order in which they are offered. */
export const languages: readonly Language[] = definitions.map(({ code }) => code);

/** What is shown to a visitor who has chosen no language. */
export const defaultLanguage: Language = 'en';

/** The time zone of the capital, which dates are in when no other is given. */
export const defaultTimeZone = 'Africa/Kinshasa';

/**
 * Whether a value (from an address, a storage, a header) is the code of one of the four languages.
 */
export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value);
}

/**
 * The definition of one of the four languages, or the definition that is given.
 *
 * @throws RangeError for a code that is none of the four: another language is passed by its definition.
 */
export function definitionOf(language: Language | LanguageDefinition): LanguageDefinition {
  if (typeof language === 'object') return language;
  const found = defaultLanguages.find(({ code }) => code === language);
  if (!found) throw new RangeError(`No language "${language}": pass its definition`);
  return found;
}

/** The BCP 47 tag of a language for react-intl: French and Kiswahili are those of the DR Congo. */
export function localeOf(language: Language | LanguageDefinition): string {
  const { code, locale = code } = definitionOf(language);
  return locale;
}

/**
 * The language that a BCP 47 tag asks for: the first of the list whose code the tag is or begins
 * with, so that `fr`, `fr-CD` and `FR-be` ask for `fr`. Undefined when there is none.
 */
export function matchLanguage(tag: string, among: readonly LanguageDefinition[] = defaultLanguages) {
  return among.find(({ code }) => `${tag}-`.toLowerCase().startsWith(`${code}-`.toLowerCase()));
}
