import { expect, test } from 'vitest';
import { insertionOf, missingPlaceholders } from './placeholders.ts';

test('[TEXTS-24] a placeholder is missing until it is written as in the English', () => {
  expect(missingPlaceholders(['{count}', '{name}'], 'Banzete ya {name}')).toEqual(['{count}']);
  expect(missingPlaceholders(['{count, plural}'], '{count}')).toEqual(['{count, plural}']);
  expect(missingPlaceholders(['{count, plural}'], '{count, plural, one {nzete} other {banzete}}')).toEqual([]);
  expect(missingPlaceholders(['<b>'], 'Eza <b>makasi</b>')).toEqual([]);
  expect(missingPlaceholders([], '')).toEqual([]);
});

test('[TEXTS-24] a plural is put in with its forms, to be translated', () => {
  const english = 'Now {count, plural, one {a tree of {place}} other {# trees}} for {name}';
  expect(insertionOf('{count, plural}', english)).toBe('{count, plural, one {a tree of {place}} other {# trees}}');
  expect(insertionOf('{name}', english)).toBe('{name}');
  expect(insertionOf('{kind, select, a b}', english)).toBe('{kind, select, a b}');
  expect(insertionOf('{count, plural}', '{count, plural, one {')).toBe('{count, plural}');
});
