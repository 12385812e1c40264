import type { LanguageDefinition } from './definition.ts';

/*
 * Number and date formats are defined here instead of using Intl, because loading the browser's
 * data takes a slow phone about 0.1 s in one task, and so that server and browser agree: Chromium
 * has no data for Lingala and would use that of the visitor's own language.
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
 * In everyday spelling (based on CLDR 48, without tones and open vowels), with the number format of
 * the country's French.
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
 * The languages in the order of the switcher; the first is the default. There is at least one.
 */
export type Languages = readonly [LanguageDefinition, ...LanguageDefinition[]];

/** The languages of the foundation: English, French, Lingala and Kiswahili. */
export const defaultLanguages: Languages = definitions;

/** The code of one of the languages; `ln` is Lingala, `sw` is Kiswahili. */
export type Language = (typeof definitions)[number]['code'];

/** Their codes, in the order of the switcher. Marked, so that a bundler drops it where it is unused. */
export const languages: readonly Language[] = /* @__PURE__ */ definitions.map(({ code }) => code);

/**
 * Languages whose texts are still English, as `npm run new language` writes them. `npm run
 * untranslated` lists those texts, and fails until the language is taken out of this list.
 */
export const untranslated: readonly Language[] = [];

/** A value for each language: `inEveryLanguage((language) => texts[language].title)`. */
export function inEveryLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  const entries = languages.map((language) => [language, make(language)]);
  return Object.fromEntries(entries) as Record<Language, T>; // one entry for each
}

/** The language for visitors who have not chosen one. */
export const defaultLanguage: Language = 'en';

/** For dates without a zone of their own. */
export const defaultTimeZone = 'UTC';

/**
 * Whether a value (from a URL, storage or a header) is the code of one of the languages.
 */
export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value);
}

/** A language: the code of one of ours, that of any other for the formats of Intl, or a definition. */
export type AnyLanguage = Language | LanguageDefinition | (string & {});

/**
 * Returns the definition for a code; a definition is returned unchanged. That of a language that is
 * not one of ours has the formats of Intl.
 */
export function definitionOf(language: AnyLanguage): LanguageDefinition {
  if (typeof language === 'object') return language;
  return defaultLanguages.find(({ code }) => code === language) ?? { code: language, name: language };
}

/** The BCP 47 tag of a language for react-intl: French and Kiswahili with the country DR Congo. */
export function localeOf(language: AnyLanguage): string {
  const { code, locale = code } = definitionOf(language);
  return locale;
}

/**
 * The language that matches a BCP 47 tag: the first of the list whose code equals the tag or is its
 * prefix, so that `fr`, `fr-CD` and `FR-be` match `fr`. Undefined if there is none.
 */
export function matchLanguage(tag: string, among: readonly LanguageDefinition[] = defaultLanguages) {
  return among.find(({ code }) => `${tag}-`.toLowerCase().startsWith(`${code}-`.toLowerCase()));
}

/** The region of a BCP 47 tag, such as `KE` of `sw-KE`. */
const regionOf = (tag: string) => /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2}|\d{3})(?![^-])/i.exec(tag)?.[1]?.toUpperCase();

/**
 * The language that matches a BCP 47 tag, with the formats of the tag's own region: those of the
 * definition for its own region or none (`sw`, `sw-CD`), those of Intl for another (`sw-KE`), unless
 * Intl does not know the language (`ln-CG`). Undefined if no language of the list matches.
 */
export function formatsOf(
  tag: string,
  among: readonly LanguageDefinition[] = defaultLanguages,
): LanguageDefinition | undefined {
  const language = matchLanguage(tag, among);
  if (!language) return undefined;
  const region = regionOf(tag);
  if (
    tag.toLowerCase() === language.code.toLowerCase() ||
    (region !== undefined && region === regionOf(localeOf(language))) ||
    // A related locale is named where Intl lacks the language, in every region.
    language.dataLocale !== undefined
  ) {
    return language;
  }
  const { numbers, months, ...names } = language;
  return { ...names, locale: tag };
}
