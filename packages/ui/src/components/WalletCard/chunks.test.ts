import { expect, test } from 'vitest';
import { chunksOf } from './chunks.ts';

test('[DON-01] an address is split into its first four, its last four, and groups of four between them', () => {
  const chunks = chunksOf('bc1qar0srrr7xfkvy5');
  expect(chunks.map(({ text }) => text)).toEqual(['bc1q', 'ar0s', 'rrr7', 'xf', 'kvy5']);
  expect(chunks.filter(({ isEnd }) => isEnd).map(({ text }) => text)).toEqual(['bc1q', 'kvy5']);
});

test.each(['', 'abc', 'abcd', 'abcdef', 'abcdefgh', 'TSample0000'])(
  'the groups of "%s" join to the same text',
  (address) => {
    const chunks = chunksOf(address);
    expect(chunks.map(({ text }) => text).join('')).toBe(address);
    expect(chunks.every(({ text, start }) => address.startsWith(text, start))).toBe(true);
  },
);
