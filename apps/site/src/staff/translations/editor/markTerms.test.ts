import { expect, test } from 'vitest';
import { markTerms } from './markTerms.ts';

const terms = [
  { english: 'partner', translation: 'partenaire' },
  { english: 'tree nursery', translation: 'pépinière' },
  { english: 'nursery', translation: 'vitalu' },
  { english: 'tree', translation: 'arbre' },
  { english: 'figure (%)', translation: 'chiffre' },
];
const marked = (text: string) =>
  markTerms(text, terms)
    .map(({ text: part, term }) => (term ? `[${part}|${term.translation}]` : part))
    .join('');

test('[TEXTS-23] the terms of the glossary are marked, in the plural and in capitals too, the longest first', () => {
  expect(marked('Partners plant a tree at the tree nursery, and at nurseries.')).toBe(
    '[Partners|partenaire] plant a [tree|arbre] at the [tree nursery|pépinière], and at [nurseries|vitalu].',
  );
});

test('[TEXTS-23] a part of another word is no term, and signs are no pattern', () => {
  expect(marked('Street partnership')).toBe('Street partnership');
  expect(marked('A figure (%)!')).toBe('A [figure (%)|chiffre]!');
  expect(markTerms('', terms)).toEqual([]);
  expect(markTerms('Trees', [])).toEqual([{ text: 'Trees', at: 0 }]);
});
