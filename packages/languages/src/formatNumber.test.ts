import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatNumber } from './formatNumber.ts';
import { definitionOf, languages } from './languages.ts';
import { tshiluba } from './testing.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

const values = [
  '0 1 7 10 99 100 999 1000 1001 9999 10000 50000 999999 1000000 1234567 123456789 1e15 9007199254740992 1e20',
  '0.1 0.5 0.005 0.285 0.29 0.68 0.999 0.9995 0.9999 0.0001 0.000012 1.005 1.5 2.5 3.14159 8.345 9.995 12.345',
  '99.95 999.5 999.9999 1000.5 1234.5678 1234567.8915 123456789012.4999 1e-7 1e21 1.5e300 NaN Infinity',
].flatMap((line) => line.split(' ').flatMap((value) => [Number(value), -Number(value)]));

const options: Intl.NumberFormatOptions[] = [
  {},
  { maximumFractionDigits: 0 },
  { maximumFractionDigits: 1 },
  { maximumFractionDigits: 2 },
  { maximumFractionDigits: 8 },
  { minimumFractionDigits: 2 },
  { minimumFractionDigits: 5 },
  { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  { minimumFractionDigits: 2, maximumFractionDigits: 4 },
  { useGrouping: false },
  { useGrouping: false, maximumFractionDigits: 1 },
  { style: 'percent' },
  { style: 'percent', maximumFractionDigits: 1 },
  { style: 'percent', minimumFractionDigits: 2 },
  { style: 'decimal', minimumFractionDigits: undefined },
];

afterEach(() => void vi.restoreAllMocks());

describe('[LANG-07] numbers follow the language', () => {
  test('groups thousands as each language does', () => {
    expect(formatNumber(50000, 'en')).toBe('50,000');
    expect(plain(formatNumber(50000, 'fr'))).toBe('50 000');
    expect(plain(formatNumber(50000, 'ln'))).toBe('50 000');
    expect(formatNumber(50000, 'sw')).toBe('50.000');
  });

  test.each(languages)('formats every number in %s like Intl', (language) => {
    const { code, locale = code, dataLocale = locale } = definitionOf(language);
    for (const option of options) {
      const intl = new Intl.NumberFormat(dataLocale, option);
      const written = values.map((value) => [value, formatNumber(value, language, option)]);
      expect(written, JSON.stringify(option)).toEqual(values.map((value) => [value, intl.format(value)]));
    }
  });

  test('does not use Intl for the usual formats of a page', () => {
    const intl = vi.spyOn(Intl, 'NumberFormat');
    for (const language of languages) {
      for (const option of options) formatNumber(-1234.5678, language, option);
    }
    expect(intl).not.toHaveBeenCalled();
  });

  test('formats numbers of a custom language, with Intl for its related locale', () => {
    expect(formatNumber(-1234.5, tshiluba)).toBe('-1.234,5');
    const price: Intl.NumberFormatOptions = { style: 'currency', currency: 'CDF' };
    expect(formatNumber(1234.5, tshiluba, price)).toBe(new Intl.NumberFormat('fr-CD', price).format(1234.5));
  });

  test.each(['es', 'pt-AO', 'ar-EG', 'hi', 'de'])('formats every number in %s as Intl does', (language) => {
    for (const option of options) {
      const intl = new Intl.NumberFormat(language, option);
      const written = values.map((value) => [value, formatNumber(value, language, option)]);
      expect(written, JSON.stringify(option)).toEqual(values.map((value) => [value, intl.format(value)]));
    }
  });

  test('of a language that Intl does not know, a number is the same on every device', () => {
    const intl = vi.spyOn(Intl, 'NumberFormat');
    expect(formatNumber(50000.5, 'lua')).toBe('50,000.5');
    expect(intl).toHaveBeenCalledWith(['lua', 'en'], {});
  });

  test('throws for what is not a language tag', () => {
    expect(() => formatNumber(1, 'not a tag')).toThrow(RangeError);
  });

  test('leaves other options to Intl', () => {
    expect(formatNumber(2_400_000, 'en', { style: 'currency', currency: 'USD', notation: 'compact' })).toBe('$2.4M');
    expect(formatNumber(0.5, 'sw', { style: 'unit', unit: 'kilometer' })).toBe('km 0,5');
    expect(formatNumber(12, 'en', { minimumIntegerDigits: 3 })).toBe('012');
    expect(formatNumber(1234, 'en', { useGrouping: 'min2' })).toBe('1234');
    expect(() => formatNumber(1, 'en', { maximumFractionDigits: -1 })).toThrow(RangeError);
  });
});
