import type {
  Translation,
  TranslationCounts,
  TranslationPlace,
  Translations,
  TranslationTerm,
} from '@nzete/api-client/staff';
import type { Language } from '@nzete/ui/format';

export type TranslatedLanguage = Exclude<Language, 'en'>;
export type Text = Translation;
export type TextState = Translation['state'];
export type TextCounts = TranslationCounts;
export type TextPlace = TranslationPlace;
export type TextPage = Translations;
export type Term = TranslationTerm;

/** What is to be done first comes first. */
export const textStates = ['missing', 'outdated', 'drafted', 'checked'] as const satisfies readonly TextState[];
