export {
  type AnyLanguage,
  type DateStyle,
  defaultLanguages,
  definitionOf,
  formatDate,
  formatNumber,
  isLanguage,
  type Language,
  type LanguageDefinition,
  type Languages,
  languages,
  localeOf,
  matchLanguage,
} from '@nzete/languages';
export { type Format, useFormat } from './useFormat.ts';
export { type TextsOfLanguages, written, writtenList } from './written.tsx';
