import { describe, expect, test } from 'vitest';
import { shownLanguage } from './fallbacks.ts';

const texts = { en: 'Tree', fr: 'Arbre', ln: 'Nzete', sw: 'Mti' };
type Code = keyof typeof texts;

describe('[LANG-11] a reader gets the best language there is', () => {
  test('the own language first', () => {
    for (const language of Object.keys(texts) as Code[]) expect(shownLanguage(texts, language)).toBe(language);
  });

  test.each<[Code, Code[], Code]>([
    ['ln', ['en', 'fr', 'sw'], 'fr'],
    ['ln', ['en', 'sw'], 'sw'],
    ['sw', ['en', 'fr', 'ln'], 'fr'],
    ['en', ['ln', 'sw'], 'sw'],
    ['fr', ['en', 'ln'], 'en'],
    ['fr', ['ln'], 'ln'],
  ])('else by the order of the foundation: %s of %j is %s', (language, written, shown) => {
    const some = Object.fromEntries(written.map((one) => [one, texts[one]]));
    expect(shownLanguage(some, language)).toBe(shown);
  });

  test('a language that the order does not name gets, and is, the last choice', () => {
    expect(shownLanguage<string>({ lua: 'Mutshi', ln: 'Nzete' }, 'fr')).toBe('ln');
    expect(shownLanguage<string>({ lua: 'Mutshi' }, 'fr')).toBe('lua');
    expect(shownLanguage<string>(texts, 'lua')).toBe('en');
  });

  test('a blank text is not written', () => {
    expect(shownLanguage<Code>({ en: ' ', fr: 'Arbre', ln: '' }, 'en')).toBe('fr');
    expect(shownLanguage({ en: ' ' }, 'en')).toBeUndefined();
    expect(shownLanguage<Code>({}, 'ln')).toBeUndefined();
  });
});
