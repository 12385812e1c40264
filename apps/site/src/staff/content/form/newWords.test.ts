import { expect, test } from 'vitest';
import { newWords } from './newWords.ts';

test('[CONTENT-32] what is new in the original is quoted without what was there', () => {
  expect(newWords('Leads the nurseries.', 'Leads the nurseries and the count.')).toBe('nurseries and the count.');
  expect(newWords('one two three', 'one 2 three')).toBe('2');
  expect(newWords('one two', 'zero one two')).toBe('zero');
  expect(newWords('one two three', 'one three')).toBe('');
  expect(newWords('a a', 'a a a')).toBe('a');
});
