import { definitionOf, formatNumber, languages } from '@nzete/languages';
import { describe, expect, test } from 'vitest';
import { readNumber } from './readNumber.ts';

const decimalOf = (language: string) => definitionOf(language).numbers?.decimal ?? '.';

describe('[TYPING-04] a typed number', () => {
  test.each([
    ['52 000', 52_000],
    ['52\u00a0000', 52_000],
    ['52\u202f000', 52_000],
    ["52'000", 52_000],
    ['52’000', 52_000],
    ['1.250.000', 1_250_000],
    ['1,250,000', 1_250_000],
    ['1.250,5', 1250.5],
    ['1,250.5', 1250.5],
    ['52,5', 52.5],
    ['52.5', 52.5],
    ['-4,32', -4.32],
    ['−4.32', -4.32],
    ['0.125', 0.125],
    ['0,125', 0.125],
    ['2026', 2026],
    [' 7 ', 7],
    ['1 250 000,75', 1_250_000.75],
  ])('%j is the same number in every language', (typed, number) => {
    for (const language of languages) expect(readNumber(typed, decimalOf(language))).toBe(number);
  });

  test('that can be read in two ways is read as the language has it', () => {
    expect(['52.000', '52,000'].map((typed) => readNumber(typed, ','))).toEqual([52_000, 52]);
    expect(['52.000', '52,000'].map((typed) => readNumber(typed, '.'))).toEqual([52, 52_000]);
  });

  test.each([
    '',
    '-',
    ',',
    '5,',
    ',5',
    '12 34',
    '52 00 0',
    '1.25.000',
    '1,250.000,5',
    '5 000 francs',
    '1e5',
    '0x10',
    '0 500',
    '٣',
  ])('%j is none', (typed) => {
    for (const decimal of [',', '.']) expect(readNumber(typed, decimal)).toBeUndefined();
  });

  test.each(languages)('is read as it is written in %s', (language) => {
    for (const number of [0, 7, 99.5, 999, 1000, 1234.5, 52_000, 1_250_000, 1_250_000.75, -4.32, -52_000]) {
      const written = formatNumber(number, language, { maximumFractionDigits: 2 });
      expect(readNumber(written, decimalOf(language))).toBe(number);
    }
  });
});
