import { readFileSync } from 'node:fs';
import { definitionOf, languages } from '@nzete/languages';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { correctTyping } from './correctTyping.ts';
import { typingTables } from './tables.ts';

/** What someone types on a plain keyboard, a tab, and what is right: `~` is U+00A0, `^` is U+202F. */
const sentences = (language: string) =>
  readFileSync(new URL(`sentences/${language}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t') as [typed: string, right: string])
    .map(([typed, right]) => [typed, right.replaceAll('~', '\u00a0').replaceAll('^', '\u202f')] as const);

const corrected = (text: string, language = 'fr') => correctTyping(text, language).text;
const visible = (text: string) => text.replaceAll('\u00a0', '~').replaceAll('\u202f', '^');

describe('[TYPING-01] what is typed on a plain keyboard', () => {
  test.each(typingTables)('becomes what is right in $code, which then stays', ({ code: language }) => {
    const pairs = sentences(language);
    expect(pairs.length).toBeGreaterThanOrEqual(100);
    for (const [typed, right] of pairs) {
      expect(corrected(typed, language)).toBe(right);
      expect(correctTyping(right, language)).toEqual({ text: right, count: 0 });
    }
  });

  test('is counted by place', () => {
    expect(correctTyping(`C'est vrai !`, 'fr')).toEqual({ text: 'C’est vrai\u00a0!', count: 2 });
    expect(correctTyping('', 'fr')).toEqual({ text: '', count: 0 });
  });

  test.each([
    [`l'"eau"`, 'l’«~eau~»'],
    ['« Il dit "non" »', '«~Il dit “non”~»'],
    ['Il dit “oui”', 'Il dit «~oui~»'],
    ["dit 'oui' et n'en sait rien", 'dit ‘oui’ et n’en sait rien'],
    ['Quoi?!', 'Quoi~?!'],
    ['(vrai?)', '(vrai~?)'],
    ['les 52 000 ou 52 0000', 'les 52^000 ou 52 0000'],
    ['un "mot seul', 'un "mot seul'],
    ['12" et 14"', '12" et 14"'],
    ['1,250,000 et 1.250.000', '1^250^000 et 1^250^000'],
    ['52.000 et 3.125', '52^000 et 3.125'],
    ['3,125 kg', '3,125~kg'],
    ['- un\n- deux', '- un\n- deux'],
    ['5 - 3', '5 - 3'],
    ['Fini ....', 'Fini ....'],
  ])('is read with care: %s', (typed, right) => {
    expect(visible(corrected(typed))).toBe(right);
  });

  test('of a language without a table gets what all share', () => {
    expect(corrected(`tshilumba's word ... "here" : 52 000 !`, 'lua')).toBe(`tshilumba’s word … "here" : 52 000 !`);
  });

  test.each(typingTables)('is grouped as numbers of the language are: $code', ({ code, group, decimal }) => {
    expect(definitionOf(code).numbers).toMatchObject({ group, decimal });
  });
});

const kept = [
  ...['https://nzete.org/a?b=c:d', 'www.nzete.org', 'amani.n@nzete.org', 'nzete.org/don', 'rapport.pdf', '#NzeteRDC'],
  ...['10:30', '12:05:09', '12.05.2026', '2026-05-12', 'v1.100.2', '1.100.2', '+243 813 189 162', '0813 189 162'],
  ...['CD12 0001 1051 0100 0123 4567 890', '{name}', '{count, plural, one {# don} other {# dons}}', '<b>', '</link>'],
  ...['`a "b"`', "'{'", '&nbsp;', '[lien](/a?b)', ':)', 'tél. 813 189 162', 'compte 813 189 162'],
];

describe('[TYPING-02] what is not prose', () => {
  test.each(kept)('stays: %s', (part) => {
    for (const language of [...languages, 'lua']) {
      expect(corrected(part, language)).toBe(part);
      expect(corrected(`mot ${part} mot`, language)).toBe(`mot ${part} mot`);
    }
  });

  test('stays, while the words in the forms of a message are corrected', () => {
    const typed = `{count, plural, one {l'arbre !} other {# "arbres"}} : {name}`;
    const right = '{count, plural, one {l’arbre~!} other {# «~arbres~»}}~: {name}';
    expect(visible(corrected(typed))).toBe(right);
    expect(corrected(`l'{name} d'<b>eau</b>`)).toBe('l’{name} d’<b>eau</b>');
  });
});

describe('[TYPING-06] what is pasted', () => {
  test('comes without what cannot be seen, with its no-break spaces and with bullets', () => {
    const pasted =
      '\ufeffE\u0301cole\u200b de\u00adN\u202asele\r\n\uf0b7\tun\u000bdeux\u2009trois\u00a0kg ﬁn\u0007 👩\u200d🌾';
    expect(corrected(pasted, 'en')).toBe('École deNsele\n• un\ndeux trois\u00a0kg fin 👩\u200d🌾');
  });
});

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
