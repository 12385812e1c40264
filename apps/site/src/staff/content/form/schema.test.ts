import { expect, test } from 'vitest';
import { emptyValue, isNullable, kindOf, newItem, type Schema, schemaAt, schemaOf } from './schema.ts';

const text = { type: 'string', maxLength: 80 };
const texts: Schema = { type: 'object', 'x-localised': true, properties: { en: text, fr: text, ln: text, sw: text } };
const nothing = { type: 'null' };

test('[CONTENT-46] the schema decides how a value is edited', () => {
  const kinds: [Schema, string][] = [
    [texts, 'texts'],
    [{ type: 'string', 'x-picture': true }, 'picture'],
    [{ type: 'string', 'x-file': true }, 'file'],
    [{ type: 'string', enum: ['a'] }, 'choice'],
    [{ type: 'boolean' }, 'boolean'],
    [{ type: 'integer' }, 'number'],
    [{ type: 'string', format: 'date' }, 'date'],
    [{ type: 'string', 'x-local-time': true }, 'local-time'],
    [{ type: 'string', format: 'uri' }, 'address'],
    [text, 'text'],
    [{ type: 'array', items: text }, 'list'],
    [{ type: 'object', properties: { a: text } }, 'object'],
    [{ type: 'object', patternProperties: { '^.*$': text } }, 'map'],
    [{}, 'unknown'],
  ];
  for (const [schema, kind] of kinds) expect(kindOf(schema), JSON.stringify(schema)).toBe(kind);
});

test('[CONTENT-46] of several schemas a value follows the one of its type', () => {
  const plainOrTexts = { anyOf: [text, texts] };
  expect(schemaOf(plainOrTexts, 'a')).toBe(text);
  expect(schemaOf(plainOrTexts, { en: 'a' })).toBe(texts);
  const dateOrNull = { anyOf: [{ type: 'string', format: 'date' }, nothing] };
  expect(isNullable(dateOrNull)).toBe(true);
  expect(kindOf(schemaOf(dateOrNull, null))).toBe('date');
  expect(isNullable(text)).toBe(false);
});

test('[CONTENT-42] a new item has an id of its own where the list wants a text for it', () => {
  const withId = (id: Schema) => ({ type: 'object', required: ['id'], properties: { id } });
  expect(newItem(withId(text))).toEqual({ id: expect.stringMatching(/^[0-9a-f]{8}$/) });
  expect(newItem(withId({ type: 'string', enum: ['a', 'b'] }))).toEqual({ id: 'a' });
  expect(newItem(withId({ type: 'integer' }))).toEqual({ id: 0 });
});

test('[CONTENT-42] a new item has what it needs, empty', () => {
  const schema: Schema = {
    type: 'object',
    required: ['name', 'role', 'color', 'links', 'since'],
    properties: {
      name: text,
      role: texts,
      color: { type: 'string', enum: ['forest', 'river'] },
      links: { type: 'array', minItems: 1, items: text },
      since: { anyOf: [text, nothing] },
      photo: { type: 'string', 'x-picture': true },
    },
  };
  const role = { en: '', fr: '', ln: '', sw: '' };
  expect(emptyValue(schema)).toEqual({ name: '', role, color: 'forest', links: [''], since: null });
  expect(kindOf(schemaAt({ type: 'array', items: schema }, [{}], ['0', 'role']))).toBe('texts');
});
