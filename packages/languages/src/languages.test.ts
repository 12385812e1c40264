import { describe, expect, test } from 'vitest';
import { defaultLanguages, definitionOf, isLanguage, languages, matchLanguage } from './languages.ts';
import { tshiluba } from './testing.ts';

test('[LANG-01] English, French, Lingala and Kiswahili are among the languages, each named in its own language', () => {
  expect(defaultLanguages.map(({ code, name }) => [code, name])).toEqual(
    expect.arrayContaining([
      ['en', 'English'],
      ['fr', 'Français'],
      ['ln', 'Lingala'],
      ['sw', 'Kiswahili'],
    ]),
  );
});

test('[LANG-04] only their codes are languages', () => {
  expect(languages.every(isLanguage)).toBe(true);
  for (const other of ['de', 'EN', '', 'toString', null, undefined, 3]) expect(isLanguage(other)).toBe(false);
});

test('every language has twelve distinct months', () => {
  expect(defaultLanguages.map(({ months }) => new Set(months).size)).toEqual(defaultLanguages.map(() => 12));
});

describe('a BCP 47 tag', () => {
  test.each([
    ['fr', 'fr'],
    ['fr-CD', 'fr'],
    ['FR-be', 'fr'],
    ['sw-Latn-CD', 'sw'],
    ['de', undefined],
    ['frr', undefined],
    ['', undefined],
    ['-', undefined],
  ])('%j asks for %j', (tag, code) => {
    expect(matchLanguage(tag)?.code).toBe(code);
  });

  test('matches the first code of the list that is its prefix', () => {
    const among = ['pt-BR', 'pt'].map((code) => ({ ...tshiluba, code }));
    expect(matchLanguage('pt-br-x-old', among)?.code).toBe('pt-BR');
    expect(matchLanguage('pt-AO', among)?.code).toBe('pt');
    expect(matchLanguage('lua', among)).toBeUndefined();
  });
});

test('returns a definition unchanged; that of another code has the formats of Intl', () => {
  expect(definitionOf(tshiluba)).toBe(tshiluba);
  expect(definitionOf('ln').name).toBe('Lingala');
  expect(definitionOf('lua')).toEqual({ code: 'lua', name: 'lua' });
});
