import { correctTyping } from '@nzete/domain';
import { languages } from '@nzete/languages';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const corrected = (text: string, language: string) => correctTyping(text, language).text;

const kept = [
  ...['https://nzete.org/a?b=c:d', 'www.nzete.org', 'amani.n@nzete.org', 'nzete.org/don', 'rapport.pdf', '#NzeteRDC'],
  ...['10:30', '12:05:09', '12.05.2026', '2026-05-12', 'v1.100.2', '1.100.2', '+243 813 189 162', '0813 189 162'],
  ...['CD12 0001 1051 0100 0123 4567 890', '{name}', '{count, plural, one {# don} other {# dons}}', '<b>', '</link>'],
  ...['`a "b"`', "'{'", '&nbsp;', '[lien](/a?b)', ':)', 'tél. 813 189 162', 'compte 813 189 162'],
];

describe('[TYPING-02] any text', () => {
  const pieces = [
    ...kept,
    ...[`l'`, '"', '«', '»', "'", '...', ' - ', '--', '<<', '>>', ':', ';', '!', '?', '%', ' ', '  ', '\n', '\u00a0'],
    ...['52 000', '52.000', '1,250,000', '0,5', '45', 'eau', 'Été', '“', '”', '’', '(', ')', ',', '.', '{', '}', '\t'],
  ];
  const anyText = fc.oneof(
    fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join('')),
    fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(' ')),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
  );
  const anyLanguage = fc.constantFrom(...languages, 'lua');

  test('that was corrected stays as it is', () => {
    const stays = fc.property(anyText, anyLanguage, (text, language) => {
      const once = corrected(text, language);
      expect(correctTyping(once, language)).toEqual({ text: once, count: 0 });
    });
    fc.assert(stays, { numRuns: 3000 });
  });

  test('keeps its letters and digits, its placeholders, tags and addresses', () => {
    const part = fc.constantFrom('{name}', '<b>', '</b>', 'https://nzete.org/a?b=c', 'a.b@nzete.org', '10:30');
    const word = fc.constantFrom('eau', `l'an`, '"', '52 000', '1.250.000', '3,5', '!', ':', '-', 'oui ?', '...');
    const mixed = fc.array(fc.oneof(part, word), { maxLength: 12 }).map((parts) => parts.join(' '));
    const keeps = fc.property(mixed, anyLanguage, (text, language) => {
      const after = corrected(text, language);
      const partsOf = (one: string) => one.match(/\{name\}|<\/?b>|https:\/\/nzete\.org\/a\?b=c|a\.b@nzete\.org|10:30/g);
      const lettersOf = (one: string) => one.match(/[\p{L}\p{N}]/gu)?.join('');
      expect(partsOf(after)).toEqual(partsOf(text));
      expect(lettersOf(after)).toBe(lettersOf(text));
    });
    fc.assert(keeps, { numRuns: 2000 });
  });
});
