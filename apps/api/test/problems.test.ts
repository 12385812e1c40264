import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { accountProblems } from '../src/accounts/problems.ts';
import { languageOf } from '../src/http/language.ts';
import { fieldTexts, invalid } from '../src/http/problems/fields.ts';
import { type DeclaredProblem, type Detail, declaredProblems, detailIn } from '../src/http/problems/problem.ts';
import { httpProblems } from '../src/http/problems/problems.ts';
import { intlOf } from '../src/text/intl.ts';
import { inEveryLanguage, languages, type Texts, untranslated } from '../src/text/languages.ts';
import { importMessages } from '../src/translations/messages.ts';

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

const folder = join(import.meta.dirname, '../src');
const sources = new Map(
  globSync('**/*.ts', { cwd: folder }).map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
);
const files = [...sources.keys()].filter((file) => basename(file).endsWith('problems.ts'));
const modules = await Promise.all(files.map((file): Promise<Record<string, unknown>> => import(join(folder, file))));

/** `problem` functions, by the names under which they are called, such as `eventProblems.full`. */
const calls = modules.flatMap((exported) =>
  Object.entries(exported).flatMap(([list, problems]) =>
    list.endsWith('Problems')
      ? Object.entries(problems as Record<string, DeclaredProblem>).map(
          ([key, { code }]) => [`${list}.${key}`, code] as const,
        )
      : [],
  ),
);

test('[API-06] the problems of every subject are found, each under one code', () => {
  expect(calls.map(([, code]) => code).sort()).toEqual([...declaredProblems.keys()].sort());
  expect(calls).toEqual(expect.arrayContaining([['eventProblems.full', 'event-full']]));
});

test.each(calls)('[API-06] the problem %s is thrown somewhere', (call) => {
  const [list, key] = call.split('.');
  // By its name, or as the key that another function returns.
  const isCalled = new RegExp(`\\b${list}(?:\\.${key}\\b|\\[)`);
  const throwers = [...sources].filter(([file, text]) => !files.includes(file) && isCalled.test(text));
  const isKey = [...sources.values()].some((text) => text.includes(`'${key}'`));
  expect(throwers.some(([, text]) => text.includes(call) || isKey)).toBe(true);
});

test.each([...declaredProblems.keys()])(
  '[API-06] the code %s is short, and says the problem without its sentence',
  (code) => {
    expect(code).toMatch(/^[a-z]+(-[a-z]+){0,5}$/);
  },
);

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
const textsOf = (detail: Detail): Texts => inEveryLanguage((lang) => detailIn(detail, intlOf(lang)));

const all: [string, Texts][] = [
  ...[...declaredProblems.values()].flatMap(({ code, explanation }): [string, Texts][] =>
    typeof explanation === 'string' ? [] : [[code, textsOf(explanation)]],
  ),
  ...Object.entries(importMessages).map(([name, message]): [string, Texts] => [
    name,
    textsOf({ message, values: { text: '…' } }),
  ]),
  ...fieldCases.map(([keyword, given]): [string, Texts] => [
    `${keyword} ${JSON.stringify(given)}`,
    textsOf(fieldTexts[keyword]?.({ ...given }) ?? expect.fail(keyword)),
  ]),
  ['invalid', textsOf(invalid)],
];

const english =
  /\b(the|is|are|must|again|with|this|that|try|request|body|send|too|not|of|and|characters|valid|date)\b/i;
/** And what the sentence is called with. */
const numbers = (text: string) => text.match(/\d+|…/g) ?? [];

// The words of the language model, and the names of states, are for readers of English.
test.each(all)('[LANG-08] the sentence %s is in every language, with its numbers in each', (name, texts) => {
  const { en, fr, ln, sw } = texts;
  const translated = languages.filter((lang) => !untranslated.includes(lang));
  expect(new Set(translated.map((lang) => texts[lang])).size).toBe(translated.length);
  for (const text of [ln, sw]) expect(text).not.toMatch(english);
  expect(fr.replaceAll(/\bdate\b/g, '')).not.toMatch(english);
  for (const text of Object.values(texts)) {
    expect(text).not.toMatch(/undefined|NaN|\[object/);
    if (!/^(model-|request-failed$)/.test(name)) expect(numbers(text)).toEqual(expect.arrayContaining(numbers(en)));
  }
  expect(fr, 'a space that does not break').not.toMatch(/[^\u00a0][:;?!»](?!\/\/)/);
  expect(ln.replaceAll(/Modèle|rôle|…/g, ''), 'neither tones nor open vowels, but in French words').toMatch(
    /^[\x20-\x7e]+$/,
  );
});

test('[LANG-08] one second, minute or entry is said as one', () => {
  expect(textsOf(httpProblems.tooManyRequests(1).detail)).toMatchObject({
    en: 'Too many requests. Try again in 1 second.',
    fr: 'Trop de demandes. Réessayez dans 1 seconde.',
  });
  expect(textsOf(accountProblems.tooManyWrongPasswords(1).detail).fr).toMatch(/ 1 minute\.$/);
  expect(textsOf(fieldTexts.minItems?.({ limit: 1 }) ?? expect.fail())).toMatchObject({
    fr: 'doit avoir au moins 1 élément',
    ln: 'esengeli kozala na eloko 1 to koleka',
    sw: 'lazima iwe na kitu 1 au zaidi',
  });
});
