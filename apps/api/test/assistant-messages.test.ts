import { describe, expect, test } from 'vitest';
import { provinces } from '../src/climate/provinces.ts';
import { fold } from '../src/text/fold.ts';
import { formatDay, formatNumber, formatTime } from '../src/text/format.ts';
import { intlOf } from '../src/text/intl.ts';
import { inEveryLanguage, languages, type Texts, untranslated } from '../src/text/languages.ts';
import { shippedVocabulary } from './support/assistant.ts';
import { readContentFile } from './support/folders.ts';

describe('what the embedded answerer says', () => {
  test('[LANG-08] every sentence is written in every language', () => {
    const all = Object.entries(readContentFile<Record<string, Texts>>('assistant/texts.json'));
    expect(all.length).toBeGreaterThan(60);
    const translated = languages.filter((lang) => !untranslated.includes(lang));
    for (const [key, text] of all) {
      if (!/\p{L}{2,} | \p{L}{2,}/u.test(text.en)) continue;
      expect.soft(new Set(translated.map((lang) => text[lang])).size, key).toBe(translated.length);
    }
  });

  test('[LANG-07] numbers and times as the language writes them', () => {
    expect(inEveryLanguage((lang) => formatNumber(1_234_567.25, lang))).toMatchObject({
      en: '1,234,567.3',
      fr: '1\u202f234\u202f567,3',
      ln: '1\u202f234\u202f567,3',
      sw: '1.234.567,3',
    });
    expect([formatNumber(25, 'en'), formatNumber(-3.14, 'fr'), formatNumber(-0.01, 'en')]).toEqual(['25', '−3,1', '0']);
    expect(inEveryLanguage((lang) => formatTime('2026-11-05T07:05:59.000Z', intlOf(lang), 'home'))).toMatchObject({
      en: '5 November 2026, 08:05 (Kinshasa time)',
      fr: '5 novembre 2026, 08:05 (heure de Kinshasa)',
      ln: '5 sanza ya zomi na moko 2026, 08:05 (ngonga ya Kinshasa)',
      sw: '5 Novemba 2026, 08:05 (saa za Kinshasa)',
    });
    expect(formatTime('2026-12-31T22:30:00.000Z', intlOf('en'), 'Africa/Kinshasa')).toBe(
      '31 December 2026, 23:30 (Kinshasa time)',
    );
    expect(
      inEveryLanguage((lang) => formatTime('2026-12-31T22:30:00.000Z', intlOf(lang), 'Africa/Lubumbashi')),
    ).toMatchObject({
      en: '1 January 2027, 00:30 (Lubumbashi time)',
      fr: '1 janvier 2027, 00:30 (heure de Lubumbashi)',
      ln: '1 sanza ya yambo 2027, 00:30 (ngonga ya Lubumbashi)',
      sw: '1 Januari 2027, 00:30 (saa za Lubumbashi)',
    });
    expect(formatDay('2025-06-30', 'ln')).toBe('30 sanza ya motoba 2025');
  });
});

describe('what it understands', () => {
  const found = (text: string) => shippedVocabulary.findPlaces(fold(text)).map(({ code }) => code.slice('CD-'.length));

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
  ])('[API-05] the language of %s', (text, language) => expect(shippedVocabulary.detectLanguage(text)).toBe(language));
});
