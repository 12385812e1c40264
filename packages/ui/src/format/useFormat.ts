'use client';

import {
  type DateStyle,
  definitionOf,
  fixedOffset,
  formatDate,
  formatNumber,
  formatsOf,
  type Language,
  type LanguageDefinition,
  localeOf,
} from '@nzete/languages';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useNzete } from '../provider/NzeteProvider.tsx';

/** The return value of `useFormat`. */
export interface Format<Code extends string = Language> {
  /** The code of the current language. */
  language: Code;
  /** `formatNumber` in that language. */
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** `formatDate` in that language, and in the provider's time zone unless another is given. */
  date: (value: Date | number | string, style?: DateStyle, timeZone?: string) => string;
  /**
   * The name of a time zone for text after a time of day: that of the provider's zone is its
   * `timeZoneName`, that of others an offset, such as `UTC+2`.
   */
  zone: (value: Date | number | string, timeZone?: string) => string;
}

/**
 * The formatters of the current language: the provider's language that matches the locale of the
 * IntlProvider (`fr-CD` matches `fr`), with the formats of Intl for another region (`fr-CA`), and for a
 * locale that none matches.
 *
 * @typeParam Code the codes of the provider's languages, if they are not the four of the package:
 * `useFormat<'fr' | 'lua'>()`
 */
export function useFormat<Code extends string = Language>(): Format<Code> {
  const { locale } = useIntl();
  const { languages, timeZone: ownTimeZone, timeZoneName } = useNzete();
  return useMemo(() => {
    const language = formatsOf(locale, languages) ?? definitionOf(locale);
    return {
      language: language.code as Code, // asserted by the caller, who knows the provider
      number: (value, options) => formatNumber(value, language, options),
      date: (value, style, timeZone = ownTimeZone) => formatDate(value, language, style, timeZone),
      zone: (value, timeZone = ownTimeZone) =>
        (timeZone === ownTimeZone ? timeZoneName : undefined) ??
        fixedOffset(timeZone) ??
        intlZone(new Date(value), language, timeZone),
    };
  }, [locale, languages, ownTimeZone, timeZoneName]);
}

/** As an offset, because short names differ between the data of browsers and servers. */
function intlZone(date: Date, language: LanguageDefinition, timeZone: string): string {
  const { dataLocale = localeOf(language) } = language;
  const parts = new Intl.DateTimeFormat([dataLocale, 'en'], { timeZone, timeZoneName: 'shortOffset' }).formatToParts(
    date,
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
