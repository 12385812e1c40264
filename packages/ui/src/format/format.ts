import type { Language } from './languages.ts';

/**
 * The one way to format numbers and dates. Chromium ships no Lingala data and would fall back to the visitor's own browser language, so
 * that each visitor read something else: Lingala is built here from the French of the DR Congo with names of its own.
 * Everything is in Kinshasa's time zone unless another is given, so that server and browser agree.
 */
const dataLocales: Record<Language, string> = { en: 'en-GB', fr: 'fr-CD', ln: 'fr-CD', sw: 'sw-CD' };

/** Months in everyday Lingala spelling (after CLDR 48, tones and open vowels folded), each after "sanza ya". */
const lingalaMonths = [
  'yambo',
  'mibale',
  'misato',
  'minei',
  'mitano',
  'motoba',
  'nsambo',
  'mwambe',
  'libwa',
  'zomi',
  'zomi na moko',
  'zomi na mibale',
] as const;

/**
 * A number with the language's grouping and decimal marks.
 * @example formatNumber('en', 50000) // "50,000"
 */
export function formatNumber(language: Language, value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(language === 'en' ? 'en' : dataLocales[language], options).format(value);
}

export type DateStyle = 'date' | 'month' | 'time';

const dateOptions: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
};

/**
 * A date: in full (`date`), month and year (`month`), or the time of day on 24 hours (`time`).
 * @param value a Date, epoch milliseconds or an ISO 8601 text
 * @example formatDate('ln', '2026-07-30') // "30 sanza ya nsambo 2026"
 */
export function formatDate(
  language: Language,
  value: Date | number | string,
  style: DateStyle = 'date',
  timeZone = 'Africa/Kinshasa',
): string {
  const date = value instanceof Date ? value : new Date(value);
  if (language !== 'ln' || style === 'time') {
    return new Intl.DateTimeFormat(dataLocales[language], { ...dateOptions[style], timeZone }).format(date);
  }
  const numeric = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'numeric', year: 'numeric', timeZone });
  const parts = Object.fromEntries(numeric.formatToParts(date).map(({ type, value }) => [type, value]));
  const month = `sanza ya ${lingalaMonths[Number(parts.month) - 1]} ${parts.year}`;
  return style === 'month' ? month : `${Number(parts.day)} ${month}`;
}
