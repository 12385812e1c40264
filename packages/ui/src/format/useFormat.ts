'use client';

import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { type DateStyle, formatDate } from './formatDate.ts';
import { formatNumber } from './formatNumber.ts';
import { isLanguage, type Language } from './languages.ts';

/** The formatters of the language that is being read (the IntlProvider's). */
export function useFormat() {
  const { locale } = useIntl();
  return useMemo(() => {
    const code = locale.split('-')[0];
    const language: Language = isLanguage(code) ? code : 'en';
    return {
      language,
      number: (value: number, options?: Intl.NumberFormatOptions) => formatNumber(language, value, options),
      date: (value: Date | number | string, style?: DateStyle, timeZone?: string) =>
        formatDate(language, value, style, timeZone),
    };
  }, [locale]);
}
