import { expect, test } from 'vitest';
import { fold } from '../text/fold.ts';
import { markMatches, snippetOf } from './marks.ts';

const isForest = (word: string) => fold(word).startsWith('foret');
const shown = (pieces: ReturnType<typeof markMatches>) =>
  pieces.map(({ text, match }) => (match ? `[${text}]` : text)).join('');

test('[SEARCH-02] marks whole words, and keeps every letter of the text', () => {
  const text = 'L’eau de la forêt, des Forêts: «forêt».';
  const pieces = markMatches(text, isForest);
  expect(shown(pieces)).toBe('L’eau de la [forêt], des [Forêts]: «[forêt]».');
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});

test('[SEARCH-02] a text without a match, and an empty one, have no mark', () => {
  expect(markMatches('La rivière', isForest)).toEqual([{ text: 'La rivière' }]);
  expect(markMatches('', isForest)).toEqual([]);
});

test('[SEARCH-02] a snippet of a long text is one line around the first match, cut between words', () => {
  const text = `${'eau '.repeat(60)}dans la forêt\n\n${'bois '.repeat(60)}`;
  const line = shown(snippetOf(text, isForest));
  expect(line).toMatch(/^… (?:eau )+dans la \[forêt\] (?:bois )+…$/);
  expect(line.length).toBeLessThan(200);
  expect(shown(snippetOf('forêt', isForest))).toBe('[forêt]');
});

test('[SEARCH-02] a text of one long word is cut, not lost', () => {
  expect(shown(snippetOf('x'.repeat(500), isForest))).toHaveLength(182);
});
