import { describe, expect, test } from 'vitest';
import { detectLanguage } from '../src/assistant/language.ts';
import { messagesIn } from '../src/assistant/messages/index.ts';
import { findPlaces } from '../src/assistant/places.ts';
import { provinces } from '../src/climate/provinces.ts';
import { fold } from '../src/text/fold.ts';
import { formatDay, formatNumber, formatTime } from '../src/text/format.ts';
import { languages } from '../src/text/languages.ts';

/** Takes the place of any value that a sentence is given: every property of it is again one, and it is written as `x`. */
const anything: object = new Proxy({}, { get: (_, key) => (key === Symbol.toPrimitive ? () => 'x' : anything) });

/** Every text of a catalogue by its path. */
function texts(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, value(anything, anything, anything)]];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, child]) => texts(child, `${path}/${key}`));
}

describe('what the embedded answerer says', () => {
  test('[LANG-08] every sentence is written in each of the four languages', () => {
    const all = languages.map((lang) => new Map(texts(messagesIn(lang))));
    const paths = [...(all[0]?.keys() ?? [])];
    expect(paths.length).toBeGreaterThan(60);
    for (const path of paths) {
      const written = all.map((catalogue) => catalogue.get(path));
      if (/\p{L}{2,} | \p{L}{2,}/u.test(written[0] ?? '')) expect.soft(new Set(written).size, path).toBe(4);
    }
  });

  test('[LANG-07] numbers and times as the language writes them', () => {
    expect(languages.map((lang) => formatNumber(1_234_567.25, lang))).toEqual([
      '1,234,567.3',
      '1\u202f234\u202f567,3',
      '1\u202f234\u202f567,3',
      '1.234.567,3',
    ]);
    expect([formatNumber(25, 'en'), formatNumber(-3.14, 'fr'), formatNumber(-0.01, 'en')]).toEqual(['25', '−3,1', '0']);
    expect(languages.map((lang) => formatTime('2026-11-05T07:05:59.000Z', lang))).toEqual([
      '5 November 2026, 08:05 (Kinshasa time)',
      '5 novembre 2026, 08:05 (heure de Kinshasa)',
      '5 sanza ya zomi na moko 2026, 08:05 (ngonga ya Kinshasa)',
      '5 Novemba 2026, 08:05 (saa za Kinshasa)',
    ]);
    expect(formatTime('2026-12-31T23:30:00.000Z', 'en')).toBe('1 January 2027, 00:30 (Kinshasa time)');
    expect(formatDay('2025-06-30', 'ln')).toBe('30 sanza ya motoba 2025');
  });
});

describe('what it understands', () => {
  const found = (text: string) => findPlaces(fold(text)).map(({ code }) => code.slice('CD-'.length));

  test('[API-05] every province and capital, with accents, tone marks and capitals or without', () => {
    for (const { name, capital, code } of provinces) {
      expect(found(`weather in ${name.toUpperCase()}?`)).toContain(code.slice('CD-'.length));
      expect(found(`météo de ${fold(capital)} !`)).toContain(code.slice('CD-'.length));
    }
  });

  test.each([
    ['Kin', ['KN']],
    ['Kasai-Central', ['KC']],
    ['Kasaï', ['KS']],
    ['Kivu', ['NK', 'SK']],
    ['Kivu Kusini', ['SK']],
    ['Mbujimayi et Mbuji-Mayi', ['KE']],
    ['Bas-Congo', ['BC']],
    ['Équateur, equateur', ['EQ']],
    ['Kinshása', ['KN']],
    ['Congo', []],
    ['kinetic', []],
  ])('[API-05] %s', (text, codes) => expect(found(text)).toEqual(codes));

  test.each([
    ['How is the weather?', 'en'],
    ['Quel temps fait-il ?', 'fr'],
    ['Mbɔ́tɛ, ndɛngɛ níni?', 'ln'],
    ['Habari za leo, hali ya hewa ikoje?', 'sw'],
    ['Goma', 'en'],
    ['12345', 'en'],
  ])('[API-05] the language of %s', (text, language) => expect(detectLanguage(text)).toBe(language));
});
