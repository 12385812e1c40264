import { expect, test } from 'vitest';
import { canShow, carriedOver, leftOvers, readable } from './carryOver.ts';
import type { Schema } from './schema.ts';

const text: Schema = { type: 'string', maxLength: 80 };
const texts: Schema = { type: 'object', 'x-localised': true, properties: { en: text, fr: text, ln: text, sw: text } };
const list: Schema = { type: 'array', items: text };

test('[CONTENT-55] a value of an older schema is not shown by a field that would hide it', () => {
  expect(canShow('texts', 'Founder')).toBe(false);
  expect(canShow('text', { en: 'Founder' })).toBe(false);
  expect(canShow('list', 'Founder')).toBe(false);
  expect(canShow('boolean', 'yes')).toBe(false);
  for (const missing of [undefined, null]) expect(canShow('texts', missing)).toBe(true);
  expect(canShow('texts', { en: 'Founder' })).toBe(true);
});

test('[CONTENT-55] as much of it is taken over as the field of today can hold', () => {
  expect(carriedOver(texts, 'Founder')).toEqual({ en: 'Founder', fr: '', ln: '', sw: '' });
  expect(carriedOver(text, { en: 'Founder', fr: 'Fondatrice' })).toBe('Founder');
  expect(carriedOver(list, 'Founder')).toEqual(['Founder']);
  expect(carriedOver({ type: 'integer' }, 'three')).toBe(0);
});

test('[CONTENT-55] properties that are not in the schema any more are found, and can be read', () => {
  const schema: Schema = { type: 'object', properties: { name: text } };
  expect(leftOvers(schema, { name: 'Amani', position: 'Founder' })).toEqual([['position', 'Founder']]);
  expect(leftOvers({ type: 'object', patternProperties: {} }, { any: 'thing' })).toEqual([]);
  expect(readable({ en: 'Founder', fr: 'Fondatrice' })).toBe('Founder\nFondatrice');
  expect(readable(['a'])).toBe('[\n  "a"\n]');
});
