import type { GetTranslationsApiArg } from '@nzete/api-client/staff';
import type { Language } from '@nzete/ui/format';
import { changeSearch, oneOf, type SearchOf, textOf, typed } from '../../shared/searchParams.ts';
import { staffPaths } from '../paths.ts';
import { type TranslatedLanguage, textStates } from './types.ts';

/** The filters and the open text in the address. Without any, it shows all texts of the reader's language. */
export const textSearch = {
  q: typed(/^.{0,100}$/),
  language: textOf(/^(?:fr|ln|sw)$/),
  state: oneOf(['all', ...textStates]),
  source: oneOf(['all', 'interface', 'content']),
  /** The id of a place. */
  at: textOf(/^[\w./-]{1,100}$/),
  page: textOf(/^[1-9]\d{0,4}$/),
  /** The id of the open text; `first` and `last`: of the page. */
  text: textOf(/^.{1,400}$/),
};

export type TextSearch = SearchOf<typeof textSearch>;

export const pageOf = ({ page }: Pick<TextSearch, 'page'>) => Number(page) || 1;

/** Who reads English translates into French first. */
export function languageOf({ language }: Pick<TextSearch, 'language'>, readers: Language): TranslatedLanguage {
  if (language) return language as TranslatedLanguage; // by its pattern
  return readers === 'en' ? 'fr' : readers;
}

/** The filters as parameters of the calls, without those that leave nothing out. */
export function callOf(search: Omit<TextSearch, 'page' | 'text'>, language: TranslatedLanguage): GetTranslationsApiArg {
  const { q, state, source, at } = search;
  return {
    language,
    ...(q && { q }),
    ...(state !== 'all' && { state }),
    ...(source !== 'all' && { source }),
    ...(at && { at }),
  };
}

/** The address of a text or a page, with the filters of now. */
export const textHref = (now: string, changes: Partial<TextSearch>): string =>
  `${staffPaths.translations}?${changeSearch(textSearch, new URLSearchParams(now), changes)}`;
