export { type DateStyle, formatDate, formatNumber } from './format.ts';
export { intlLocales, isLanguage, type Language, languageNames, languages } from './languages.ts';
export { useFormat } from './useFormat.ts';
