import type { Language } from '@nzete/languages';

export { isLanguage as isLang, type Language as Lang, languages } from '@nzete/languages';

/** One text in every language. */
export type Texts = Record<Language, string>;
