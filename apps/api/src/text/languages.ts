import type { Language } from '@nzete/languages';

export {
  inEveryLanguage,
  isLanguage as isLang,
  type Language as Lang,
  languages,
  untranslated,
} from '@nzete/languages';

/** One text in every language. */
export type Texts = Record<Language, string>;
