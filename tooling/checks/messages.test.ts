import { describe, expect, test } from 'vitest';
import { catalogueProblems, extract, hasBreakingSpace, owners, translationProblems } from '../lib/catalogues.ts';
import { messageProblems, messageShape } from '../lib/icu.ts';
import { sources, textOf } from './imports.ts';

describe('catalogues', () => {
  test.each(Object.keys(owners))(
    '[LANG-08] %s: every message exists in every language with equal placeholders',
    (owner) => {
      expect(catalogueProblems(owner, extract(owner))).toEqual([]);
    },
    60_000,
  );
});

describe('one message', () => {
  test.each([
    '{count, number}',
    '{day, date, short}',
    '{day, time}',
    '{n, plural, one {# tree} other {# trees}}',
    'Open {name',
    ' ',
  ])('refuses %s', (text) => {
    expect(messageProblems(text)).not.toEqual([]);
  });

  test('accepts arguments, plurals, selects and tags', () => {
    const text =
      '<b>{name}</b> has {n, plural, one {{shown} tree} other {{shown} trees}} {kind, select, a {x} other {y}}';
    expect(messageProblems(text)).toEqual([]);
    expect(messageShape(text)).toEqual(['<b>', '{kind, select, a other}', '{n, plural}', '{name}', '{shown}']);
  });

  test('tells a translation that lost a placeholder from one with other plural categories', () => {
    expect(translationProblems('Hello {name}', 'Mbote')).toHaveLength(1);
    const english = '{n, plural, one {a tree} other {trees}}';
    expect(translationProblems(english, '{n, plural, one {un arbre} many {d’arbres} other {des arbres}}')).toEqual([]);
  });

  test('[LANG-08] a French line cannot end before a mark of two parts', () => {
    expect(['Source : ici', 'Ici ?', 'Un ; deux', '« Ici »'].every(hasBreakingSpace)).toBe(true);
    expect(['Source\u00a0: ici', 'Ici\u00a0?', '«\u00a0Ici\u00a0»', 'à 14:20'].some(hasBreakingSpace)).toBe(false);
  });
});

test('[LANG-08] texts of the server are messages, or in modules that the checks and the count of texts find', () => {
  // What the rules of content compare with, and names of languages that a model reads.
  const isNoText = (file: string) => /\/content\/rules\/|\/foundation-answers\.ts$/.test(file);
  const hasTexts = (file: string) => /^\s*(?:ln|sw): ['"`]|\b(?:ln|sw): '[^']+', (?:ln|sw): '/m.test(textOf(file));
  const files = sources('apps/api/src/**/*.ts').filter((file) => !isNoText(file));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => hasTexts(file) && !/-texts\.ts$/.test(file))).toEqual([]);
});
