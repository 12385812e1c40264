import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textFont } from './fonts.ts';
import { faceOf, isPrintable, runsOf } from './runs.ts';

const shown = (text: string) =>
  runsOf(text, textFont.file)
    .map((run) => run.text)
    .join('');

test.each([
  ['𝐀𝐝𝐚 Mbo', 'Ada Mbo'],
  ['Ａｄａ　Ｍｂｏ', 'Ada\u3000Mbo'],
  ['ﬁona', 'fiona'],
  ['Ⅳ', 'IV'],
  ['𝐀\u0301da', 'Áda'],
  ['ｶﾀｶﾅ', 'ｶﾀｶナ'],
  // Two letters, of faces of their own.
  ['㋿', '令和'],
])('[INPUT-08] what no face has is printed in its common form: %s as %s', (text, printed) => {
  expect(shown(text)).toBe(printed);
  expect(isPrintable(text, textFont.file)).toBe(true);
});

test.each(['½', '™', '①', '㈱', 'ﷺ', '♥', '©'])('[INPUT-08] what a face has is printed as it is: %s', (text) => {
  expect(shown(text)).toBe(text);
});

test.each([
  ['Ada 🌳', 'Ada'],
  ['🌳 Ada', 'Ada'],
  ['Ada 🌳 🌳🌿 Mbo', 'Ada Mbo'],
  ['Ada ❤\ufe0f', 'Ada'],
  ['Ada ☺\ufe0e', 'Ada'],
  ['Ada 👩🏽\u200d❤\ufe0f\u200d👩🏿 Mbo', 'Ada Mbo'],
  ['Ada 🇨🇩', 'Ada'],
  ['\ufe0fAda\u200d', 'Ada'],
  // These are of a face.
  ['Ada ♥\ufe0f 1\ufe0f\u20e3', 'Ada ♥ 1'],
])('[INPUT-08] an emoji that no face has is left out: %j', (text, printed) => {
  expect(shown(text).replaceAll('\u200d', '')).toBe(printed);
  expect(isPrintable(text, textFont.file)).toBe(true);
});

test.each(['🌳', '🌳 ❤\ufe0f', '\ufe0f', '𒀀 Ada', '🌳 𒀀'])('[INPUT-06] %j cannot be printed', (text) => {
  expect(isPrintable(text, textFont.file)).toBe(false);
});

test.each(['شريڢ', 'مريم\u06d6', 'ⴰⵎⴰⵣⵉⵖ\u200d', 'ⴷ\u0323ⴰ', '\u0603\u0652', 'ټ\u0616', '\u07c0\u07fd', 'ฬ\u0303'])(
  '[INPUT-06] of %j only what can be drawn is printed, else nothing is',
  (text) => {
    const draw = () => runsOf(text, textFont.file).forEach((run) => void faceOf(run.file).layout(run.text));
    expect(draw).not.toThrow();
  },
);

test('[INPUT-06] a name that cannot be drawn has no receipt', () => {
  expect(isPrintable('شريڢ', textFont.file)).toBe(false);
});

const scripts = ['Arabic', 'Nko', 'Tifinagh', 'Thai', 'Hebrew', 'Ethiopic', 'Devanagari', 'Khmer', 'Myanmar', 'Latin'];

test.each(scripts)('[INPUT-06] whatever is typed in %s can be drawn', (script) => {
  const ofScript = new RegExp(`[\\p{Script=${script}}\\p{Script=Inherited}]`, 'u');
  const points = Array.from({ length: 0x1_ff_ff }, (_, point) => point).filter((point) =>
    ofScript.test(String.fromCodePoint(point)),
  );
  const texts = fc.array(fc.constantFrom(...points), { maxLength: 12 });
  fc.assert(
    fc.property(texts, (all) => {
      for (const run of runsOf(String.fromCodePoint(...all), textFont.file)) faceOf(run.file).layout(run.text);
    }),
    { numRuns: 200 },
  );
});
