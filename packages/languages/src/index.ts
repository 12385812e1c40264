/**
 * The languages of the project, and how each writes numbers and dates. The server and the design
 * system share it (docs/adr/0019).
 */
export type { LanguageDefinition } from './definition.ts';
export { type DateStyle, fixedOffset, formatDate } from './formatDate.ts';
export { formatNumber } from './formatNumber.ts';
export {
  type AnyLanguage,
  defaultLanguage,
  defaultLanguages,
  defaultTimeZone,
  definitionOf,
  formatsOf,
  inEveryLanguage,
  isLanguage,
  type Language,
  type Languages,
  languages,
  localeOf,
  matchLanguage,
  untranslated,
} from './languages.ts';
