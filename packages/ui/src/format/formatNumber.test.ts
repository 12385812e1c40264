import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatNumber } from './formatNumber.ts';
import type { Language } from './languages.ts';

const locales: Record<Language, string> = { en: 'en', fr: 'fr-CD', ln: 'fr-CD', sw: 'sw-CD' };
const languages = Object.keys(locales) as Language[];
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
    expect(formatNumber('en', 50000)).toBe('50,000');
    expect(plain(formatNumber('fr', 50000))).toBe('50 000');
    expect(plain(formatNumber('ln', 50000))).toBe('50 000');
    expect(formatNumber('sw', 50000)).toBe('50.000');
  });

  test.each(languages)('writes every number in %s as Intl does', (language) => {
    for (const option of options) {
      const intl = new Intl.NumberFormat(locales[language], option);
      const written = values.map((value) => [value, formatNumber(language, value, option)]);
      expect(written, JSON.stringify(option)).toEqual(values.map((value) => [value, intl.format(value)]));
    }
  });

  test('asks Intl for nothing that a page usually shows', () => {
    const intl = vi.spyOn(Intl, 'NumberFormat');
    for (const language of languages) {
      for (const option of options) formatNumber(language, -1234.5678, option);
    }
    expect(intl).not.toHaveBeenCalled();
  });

  test('leaves other options to Intl', () => {
    expect(formatNumber('en', 2_400_000, { style: 'currency', currency: 'USD', notation: 'compact' })).toBe('$2.4M');
    expect(formatNumber('sw', 0.5, { style: 'unit', unit: 'kilometer' })).toBe('km 0,5');
    expect(formatNumber('en', 12, { minimumIntegerDigits: 3 })).toBe('012');
    expect(formatNumber('en', 1234, { useGrouping: 'min2' })).toBe('1234');
    expect(() => formatNumber('en', 1, { maximumFractionDigits: -1 })).toThrow(RangeError);
  });
});
