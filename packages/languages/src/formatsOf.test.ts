import { describe, expect, test } from 'vitest';
import { formatDate } from './formatDate.ts';
import { formatNumber } from './formatNumber.ts';
import { definitionOf, formatsOf } from './languages.ts';
import { tshiluba } from './testing.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const of = (locale: string) => formatsOf(locale) ?? definitionOf(locale);

/** Other regions of our languages, and other languages: as Node's own full data has them. */
const locales = [
  ...['sw-KE', 'sw-TZ', 'sw-UG'],
  ...['fr-CA', 'fr-FR', 'fr-BE', 'fr-CH', 'fr-CM', 'fr-MA', 'fr-RW', 'fr-SN'],
  ...['en-ZA', 'en-GB', 'en-US', 'en-IN', 'en-KE', 'en-NG', 'en-RW', 'en-CA', 'en-AU', 'en-DE', 'en-CH', 'en-150'],
  ...['de-DE', 'de-CH', 'de-AT', 'pt-BR', 'pt-PT', 'pt-AO', 'es-ES', 'es-MX', 'it-CH', 'nl-NL', 'pl-PL', 'rw-RW'],
  ...['hi-IN', 'ja-JP', 'ru-RU', 'zu-ZA', 'am-ET', 'ar-EG', 'fa-IR', 'sv-SE'],
];
const values = [0, 7, 50_000, 1_234_567.891, -1234.5];
const formats: Intl.NumberFormatOptions[] = [
  {},
  { maximumFractionDigits: 0 },
  { style: 'percent', maximumFractionDigits: 1 },
  { style: 'currency', currency: 'USD' },
];
const day = '2026-07-30';

describe('[LIB-06] the formats of a locale are those of its own region', () => {
  test('there are more than thirty', () => expect(new Set(locales).size).toBeGreaterThan(30));

  test.each(locales)('%s', (locale) => {
    const language = of(locale);
    for (const options of formats) {
      const intl = new Intl.NumberFormat(locale, options);
      expect(values.map((value) => formatNumber(value, language, options))).toEqual(values.map((v) => intl.format(v)));
    }
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    const long = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
    expect([date.format(new Date(day)), long.format(new Date(day))]).toContain(formatDate(day, language));
  });

  test.each([
    ['en', '50,000.5', '30 July 2026'],
    ['fr', '50 000,5', '30 juillet 2026'],
    ['fr-CD', '50 000,5', '30 juillet 2026'],
    ['ln', '50 000,5', '30 sanza ya nsambo 2026'],
    ['ln-CD', '50 000,5', '30 sanza ya nsambo 2026'],
    ['ln-CG', '50 000,5', '30 sanza ya nsambo 2026'],
    ['sw', '50.000,5', '30 Julai 2026'],
    ['sw-CD', '50.000,5', '30 Julai 2026'],
    ['SW-cd', '50.000,5', '30 Julai 2026'],
    ['sw-Latn-CD', '50.000,5', '30 Julai 2026'],
    ['sw-KE', '50,000.5', '30 Julai 2026'],
    ['fr-CA', '50 000,5', '30 juillet 2026'],
    ['en-ZA', '50 000,5', '30 July 2026'],
    ['en-US', '50,000.5', 'July 30, 2026'],
  ])('%s writes %s and %s', (locale, number, date) => {
    expect([plain(formatNumber(50_000.5, of(locale))), formatDate(day, of(locale))]).toEqual([number, date]);
  });

  test('the language stays the one that matches, whatever the region', () => {
    expect(['sw-KE', 'fr-CA', 'en-ZA'].map((locale) => of(locale).code)).toEqual(['sw', 'fr', 'en']);
    expect(formatsOf('de-CH')).toBeUndefined();
    expect(formatsOf('')).toBeUndefined();
  });

  test('a definition of the host has its own formats where its region is meant', () => {
    const own = { ...tshiluba, code: 'pt-BR', dataLocale: undefined };
    expect(formatsOf('pt-BR', [own])).toBe(own);
    expect(formatsOf('pt-BR-x-old', [own])).toBe(own);
  });
});
