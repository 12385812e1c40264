import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { accountErrors } from '../src/accounts/error-texts.ts';
import modelErrorTexts from '../src/assistant/model-error-texts.json' with { type: 'json' };
import { errorTexts } from '../src/http/error-texts.ts';
import { fieldTexts, invalid } from '../src/http/field-texts.ts';
import { languageOf } from '../src/http/language.ts';
import { languages, type Texts, untranslated } from '../src/text/languages.ts';

describe('the language of an error', () => {
  test.each([
    ['nothing', {}, undefined, 'en'],
    ['?lang', { lang: 'sw' }, undefined, 'sw'],
    ['?lang, whatever the header', { lang: 'sw' }, 'fr', 'sw'],
    ['an unknown ?lang', { lang: 'de' }, 'fr', 'fr'],
    ['?lang twice', { lang: ['sw', 'ln'] }, 'fr', 'fr'],
    ['an address that cannot be decoded', null, 'ln', 'ln'],
    ['a header', {}, 'ln', 'ln'],
    ['a region', {}, 'fr-CD', 'fr'],
    ['capitals', {}, 'FR-cd', 'fr'],
    ['equals: the first', {}, 'sw, fr', 'sw'],
    ['the best by its q', {}, 'en;q=0.5, ln;q=0.7, fr; q=0.9', 'fr'],
    ['better ones that are not spoken here', {}, 'de, nl;q=0.9, sw;q=0.1', 'sw'],
    ['one that is refused', {}, 'fr;q=0, sw;q=0.1', 'sw'],
    ['nothing but a refused one', {}, 'fr;q=0', 'en'],
    ['any', {}, '*', 'en'],
    ['names that only begin alike', {}, 'french, sws, lnx', 'en'],
    ['a q that is no number, or too much', {}, 'fr;q=x, ln;q=7, sw;q=0.2', 'sw'],
    ['noise', {}, ',;=;q=,-', 'en'],
  ])('[LANG-08] for %s', (_name, query, header, expected) => {
    expect(languageOf({ query, headers: { 'accept-language': header } })).toBe(expected);
  });
});

type Sentences = Record<string, Texts | ((count: number) => Texts)>;

const folder = join(import.meta.dirname, '../src');
const files = await Promise.all(
  globSync('*/error-texts.ts', { cwd: folder }).map(
    (file): Promise<Record<string, Sentences>> => import(join(folder, file)),
  ),
);
const sentences = [...files.flatMap((exported) => Object.values(exported)), modelErrorTexts];

test('[LANG-08] the sentences of every subject are found', () => {
  expect(sentences).toEqual(expect.arrayContaining([errorTexts, accountErrors]));
});

const count = 41;
const params = {
  ...{ limit: count, allowedValue: count, allowedValues: [count, 'x'], type: count, format: count },
  account: count,
};
const fieldCases: [string, object][] = [
  ...Object.keys(fieldTexts).map((keyword): [string, object] => [keyword, params]),
  ...['object', 'string', 'integer', 'boolean', 'array'].map((type): [string, object] => ['type', { type }]),
  ...['email', 'date'].map((format): [string, object] => ['format', { format }]),
  ...['minLength', 'minItems', 'maxItems'].map((keyword): [string, object] => [keyword, { limit: 1 }]),
];
const all: [string, Texts][] = [
  ...sentences
    .flatMap(Object.entries<Sentences[string]>)
    .map(([name, text]): [string, Texts] => [name, typeof text === 'function' ? text(count) : text]),
  ...fieldCases.map(([keyword, given]): [string, Texts] => [
    `${keyword} ${JSON.stringify(given)}`,
    fieldTexts[keyword]?.({ ...given }) ?? expect.fail(keyword),
  ]),
  ['invalid', invalid],
];

const english =
  /\b(the|is|are|must|again|with|this|that|try|request|body|send|too|not|of|and|characters|valid|date)\b/i;
const numbers = (text: string) => text.match(/\d+/g) ?? [];

test.each(all)('[LANG-08] the sentence %s is in every language, with its numbers in each', (_name, texts) => {
  const { en, fr, ln, sw } = texts;
  const translated = languages.filter((lang) => !untranslated.includes(lang));
  expect(new Set(translated.map((lang) => texts[lang])).size).toBe(translated.length);
  for (const text of [ln, sw]) expect(text).not.toMatch(english);
  expect(fr.replaceAll(/\bdate\b/g, '')).not.toMatch(english);
  for (const text of Object.values(texts)) {
    expect(text).not.toMatch(/undefined|NaN|\[object/);
    expect(numbers(text)).toEqual(expect.arrayContaining(numbers(en)));
  }
  expect(fr, 'a space that does not break').not.toMatch(/[^\u00a0][:;?!»](?!\/\/)/);
  expect(ln.replaceAll('Modèle', ''), 'neither tones nor open vowels, but in French words').toMatch(/^[\x20-\x7e]+$/);
});

test('[LANG-08] one second, minute or entry is said as one', () => {
  expect(errorTexts.tooManyRequests(1)).toMatchObject({
    en: 'Too many requests. Try again in 1 second.',
    fr: 'Trop de demandes. Réessayez dans 1 seconde.',
  });
  expect(accountErrors.tooManyWrongPasswords(1)).toMatchObject({ fr: expect.stringMatching(/ 1 minute\.$/) });
  expect(fieldTexts.minItems?.({ limit: 1 })).toMatchObject({
    fr: 'doit avoir au moins 1 élément',
    ln: 'esengeli kozala na eloko 1 to koleka',
    sw: 'lazima iwe na kitu 1 au zaidi',
  });
});
