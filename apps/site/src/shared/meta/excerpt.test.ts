import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

test('[SHARE-04] a short text stays, a long one ends after a word and has at most 160 characters', () => {
  expect(excerpt('The pump in Nsele.')).toBe('The pump in Nsele.');
  const short = excerpt('Seven trees, '.repeat(20));
  expect(short.length).toBeLessThanOrEqual(160);
  expect(short).toMatch(/(?:trees|Seven)…$/);
});
