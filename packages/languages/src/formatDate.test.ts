import { afterEach, describe, expect, test, vi } from 'vitest';
import { type DateStyle, formatDate } from './formatDate.ts';
import { type Language, languages } from './languages.ts';
import { tshiluba } from './testing.ts';

const locales = { en: 'en-GB', fr: 'fr-CD', sw: 'sw-CD' } as const;
const styles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
};
const zones = ['UTC', 'Africa/Kinshasa', 'Africa/Lubumbashi', 'Europe/Brussels', 'America/New_York', 'Asia/Kolkata'];

/** Every month, both ends of a day and of a year, both sides of summer time. */
const dates = [
  ...Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, month + 1, month, 5 * month))),
  new Date('2025-12-31T22:59:59Z'),
  new Date('2025-12-31T23:00:00Z'),
  new Date('2024-02-29T12:00:00Z'),
  new Date('2026-03-29T00:59:00Z'),
  new Date('2026-03-29T01:01:00Z'),
  new Date('1998-07-05T21:30:00Z'),
];

afterEach(() => void vi.restoreAllMocks());

describe('[LANG-07] dates follow the language', () => {
  test('formats a Lingala date without the browser’s data', () => {
    expect(formatDate('2026-07-30T10:00:00Z', 'ln')).toBe('30 sanza ya nsambo 2026');
    expect(formatDate('2026-07-05T10:00:00Z', 'ln')).toBe('5 sanza ya nsambo 2026');
    expect(formatDate('2026-12-01T10:00:00Z', 'ln', 'month')).toBe('sanza ya zomi na mibale 2026');
  });

  test('formats the same date in the other languages', () => {
    expect(formatDate('2026-07-30T10:00:00Z', 'en')).toBe('30 July 2026');
    expect(formatDate('2026-07-30T10:00:00Z', 'fr')).toBe('30 juillet 2026');
    expect(formatDate('2026-07-30T10:00:00Z', 'sw')).toBe('30 Julai 2026');
  });

  test.each(Object.entries(locales) as [Language, string][])(
    'writes every date in %s as Intl does',
    (language, locale) => {
      for (const [style, options] of Object.entries(styles) as [DateStyle, Intl.DateTimeFormatOptions][]) {
        for (const timeZone of zones) {
          const intl = new Intl.DateTimeFormat(locale, { ...options, timeZone });
          const written = dates.map((date) => formatDate(date, language, style, timeZone));
          expect(written, `${style} in ${timeZone}`).toEqual(dates.map((date) => intl.format(date)));
        }
      }
    },
  );

  test('reads the clock of its zone, or else UTC, on 24 hours, in every language', () => {
    for (const language of languages) {
      expect(formatDate('2026-07-30T22:30:00Z', language, 'time')).toBe('22:30');
      expect(formatDate('2026-07-30T23:05:00Z', language, 'time', 'Africa/Kinshasa')).toBe('00:05');
    }
  });

  test('does not use Intl in UTC and in the time zones of DR Congo', () => {
    const intl = vi.spyOn(Intl, 'DateTimeFormat');
    for (const language of languages) {
      for (const style of ['date', 'month', 'time'] as const) {
        formatDate(0, language, style);
        formatDate(0, language, style, 'Africa/Lubumbashi');
      }
    }
    expect(intl).not.toHaveBeenCalled();
  });

  test('formats the months of a custom language', () => {
    expect(formatDate('2026-07-30', tshiluba)).toBe('30 Kabàlàshìpù 2026');
    expect(formatDate('2026-07-30', tshiluba, 'month')).toBe('Kabàlàshìpù 2026');
  });

  test.each(['es', 'pt-AO', 'ar', 'ja', 'de'])('writes dates in %s as Intl does', (language) => {
    for (const [style, options] of Object.entries(styles) as [DateStyle, Intl.DateTimeFormatOptions][]) {
      for (const timeZone of zones) {
        const intl = new Intl.DateTimeFormat(language, { ...options, timeZone });
        const written = dates.map((date) => formatDate(date, language, style, timeZone));
        expect(written, `${style} in ${timeZone}`).toEqual(dates.map((date) => intl.format(date)));
      }
    }
    const named = { code: 'x', name: 'X', locale: language };
    expect(formatDate('2026-07-30', named)).toBe(formatDate('2026-07-30', language));
  });

  test('of a language that Intl does not know, a date is numeric: never in that of the device', () => {
    expect(formatDate('2026-07-30T10:05:00Z', 'lua')).toBe('2026-07-30');
    expect(formatDate('2026-07-30T10:05:00Z', 'lua', 'month')).toBe('2026-07');
    expect(formatDate('2026-07-30T10:05:00Z', 'lua', 'time')).toBe('10:05');
  });

  test('leaves a year before 100 as it is', () => {
    for (const timeZone of ['UTC', 'America/New_York']) {
      expect(formatDate('0050-07-05T12:00:00Z', 'en', 'date', timeZone)).toBe('5 July 50');
    }
  });

  test('throws for an invalid date, and for what is not a language tag', () => {
    expect(() => formatDate('yesterday', 'en')).toThrow('Not a date: yesterday');
    expect(() => formatDate('2026-02-31', 'en')).toThrow('Not a date: 2026-02-31');
    expect(() => formatDate('2026-02-31', 'es')).toThrow('Not a date: 2026-02-31');
    expect(() => formatDate(0, 'not a tag')).toThrow(RangeError);
  });
});

test('[LANG-09] a day without a time is the same day in every zone', () => {
  for (const timeZone of ['America/Bogota', 'Pacific/Kiritimati', 'UTC']) {
    expect(formatDate('2026-08-31', 'fr', 'date', timeZone)).toBe('31 août 2026');
    expect(formatDate('2026-09', 'es', 'month', timeZone)).toBe('septiembre de 2026');
  }
  expect(formatDate('2026-08-31T00:00Z', 'fr', 'date', 'America/Bogota')).toBe('30 août 2026');
});
