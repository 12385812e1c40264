'use client';

import { type DateStyle, formatDate, formatNumber, type Language, matchLanguage } from '@nzete/languages';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useNzete } from '../provider/NzeteProvider.tsx';

/** What `useFormat` gives. */
export interface Format<Code extends string = Language> {
  /** The code of the language that is being read. */
  language: Code;
  /** `formatNumber` in that language. */
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** `formatDate` in that language, and in the provider's time zone unless another is given. */
  date: (value: Date | number | string, style?: DateStyle, timeZone?: string) => string;
}

/**
 * The formatters of the language that is being read: the one of the provider's languages that the
 * locale of the IntlProvider asks for (`fr-CD` asks for `fr`), and the first of them when there is
 * none.
 *
 * @typeParam Code the codes of the provider's languages, where they are not the four of the
 * package: `useFormat<'fr' | 'lua'>()`
 */
export function useFormat<Code extends string = Language>(): Format<Code> {
  const { locale } = useIntl();
  const { languages, timeZone: ownTimeZone } = useNzete();
  return useMemo(() => {
    const language = matchLanguage(locale, languages) ?? languages[0];
    return {
      language: language.code as Code, // what the caller says of the provider above it
      number: (value, options) => formatNumber(value, language, options),
      date: (value, style, timeZone = ownTimeZone) => formatDate(value, language, style, timeZone),
    };
  }, [locale, languages, ownTimeZone]);
}
