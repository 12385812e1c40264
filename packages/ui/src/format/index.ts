export { type DateStyle, formatDate } from './formatDate.ts';
export { formatNumber } from './formatNumber.ts';
export { intlLocales, isLanguage, type Language, languageNames, languages } from './languages.ts';
export { useFormat } from './useFormat.ts';
