import { describe, expect, test } from 'vitest';
import { formatDate, formatNumber } from './format.ts';
import { isLanguage } from './languages.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('[LANG-07] numbers and dates follow the language', () => {
  test('groups thousands as each language does', () => {
    expect(formatNumber('en', 50000)).toBe('50,000');
    expect(plain(formatNumber('fr', 50000))).toBe('50 000');
    expect(plain(formatNumber('ln', 50000))).toBe('50 000');
    expect(formatNumber('sw', 50000)).toBe('50.000');
  });

  test('writes a Lingala date without the browser’s data', () => {
    expect(formatDate('ln', '2026-07-30T10:00:00Z')).toBe('30 sanza ya nsambo 2026');
    expect(formatDate('ln', '2026-07-05T10:00:00Z')).toBe('5 sanza ya nsambo 2026');
    expect(formatDate('ln', '2026-12-01T10:00:00Z', 'month')).toBe('sanza ya zomi na mibale 2026');
  });

  test('writes the same date in the other languages', () => {
    expect(formatDate('en', '2026-07-30T10:00:00Z')).toBe('30 July 2026');
    expect(formatDate('fr', '2026-07-30T10:00:00Z')).toBe('30 juillet 2026');
    expect(formatDate('sw', '2026-07-30T10:00:00Z')).toBe('30 Julai 2026');
  });

  test('reads the clock of Kinshasa, on 24 hours, in every language', () => {
    for (const language of ['en', 'fr', 'ln', 'sw'] as const) {
      expect(formatDate(language, '2026-07-30T22:30:00Z', 'time')).toBe('23:30');
    }
  });
});

test('[LANG-04] only the four codes are languages', () => {
  expect(isLanguage('ln')).toBe(true);
  for (const other of ['de', 'EN', '', null, undefined, 3]) expect(isLanguage(other)).toBe(false);
});
