import { type Language, languages } from '@nzete/languages';

export { shownLanguage } from '@nzete/domain';
export {
  inEveryLanguage,
  isLanguage as isLang,
  type Language as Lang,
  languages,
  untranslated,
} from '@nzete/languages';

/** One text in every language. */
export type Texts = Record<Language, string>;

/** A text of the content: in the languages in which it is written. */
export type WrittenTexts = Readonly<Partial<Texts>>;

export const writtenLanguages = (texts: WrittenTexts): Language[] =>
  languages.filter((language) => texts[language]?.trim());

/** The languages of the texts of an answer that are not in the asked one, by their keys. */
export const fallbackOf = (answer: object): Readonly<Record<string, Language | undefined>> =>
  (answer as { fallback?: Record<string, Language> }).fallback ?? {};

/** The language of a text in an answer, which names it in `fallback` if it is not the asked one. */
export const languageOfText = (answer: object, key: string, lang: Language): Language =>
  fallbackOf(answer)[key] ?? lang;
