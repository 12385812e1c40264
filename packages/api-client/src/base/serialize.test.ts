import { describe, expect, test } from 'vitest';
import { type ParameterRule, serializeBody, serializeCookies, serializeHeader, serializeQuery } from './serialize.ts';

const color = { empty: '', list: ['blue', 'black', 'brown'], object: { R: 100, G: 200, B: 150 } };

/** The table "Style Examples" of the OpenAPI Specification, for queries. */
describe('[LIB-22] the styles of a query', () => {
  test.each<[keyof typeof color, ParameterRule, string]>([
    ['empty', {}, 'color='],
    ['list', {}, 'color=blue&color=black&color=brown'],
    ['object', {}, 'R=100&G=200&B=150'],
    ['list', { explode: false }, 'color=blue,black,brown'],
    ['object', { explode: false }, 'color=R,100,G,200,B,150'],
    ['list', { style: 'spaceDelimited' }, 'color=blue%20black%20brown'],
    ['object', { style: 'spaceDelimited' }, 'color=R%20100%20G%20200%20B%20150'],
    ['list', { style: 'pipeDelimited' }, 'color=blue%7Cblack%7Cbrown'],
    ['object', { style: 'pipeDelimited' }, 'color=R%7C100%7CG%7C200%7CB%7C150'],
    ['list', { style: 'pipeDelimited', explode: true }, 'color=blue&color=black&color=brown'],
    ['object', { style: 'deepObject' }, 'color[R]=100&color[G]=200&color[B]=150'],
    ['object', { contentType: 'application/json' }, `color=${encodeURIComponent('{"R":100,"G":200,"B":150}')}`],
  ])('%s by %j', (value, rule, written) => {
    expect(serializeQuery({ color: color[value] }, { color: rule })).toBe(written);
  });

  test('what is missing is left out, and names and values are encoded', () => {
    expect(serializeQuery({ a: undefined, b: null, c: [], d: [null, 0], 'e f': 'é&=+' })).toBe(
      'd=0&e%20f=%C3%A9%26%3D%2B',
    );
    expect(serializeQuery({ at: new Date(0) })).toBe('at=1970-01-01T00%3A00%3A00.000Z');
  });

  test('reserved characters stay if they may, but for those that would change the query', () => {
    const rule = { path: { allowReserved: true } };
    expect(serializeQuery({ path: '/a:b?c,d;e@f$[g]#&=+% é' }, rule)).toBe(
      'path=/a:b?c,d;e@f$[g]%23%26%3D%2B%25%20%C3%A9',
    );
  });
});

test('[LIB-22] headers are simple, and cookies pairs', () => {
  const { list, object } = color;
  expect([serializeHeader(list), serializeHeader(object), serializeHeader(object, { explode: true })]).toEqual([
    'blue,black,brown',
    'R,100,G,200,B,150',
    'R=100,G=200,B=150',
  ]);
  expect(serializeHeader(object, { contentType: 'application/json' })).toBe('{"R":100,"G":200,"B":150}');
  expect(serializeHeader('abc', { contentType: 'text/plain' })).toBe('abc');
  expect(serializeQuery({ t: 'a b' }, { t: { contentType: 'text/plain' } })).toBe('t=a%20b');
  expect(serializeCookies({ session: 'a b', color: list, none: undefined })).toBe(
    'session=a%20b; color=blue,black,brown',
  );
});

describe('[LIB-22] bodies', () => {
  test('a form has objects as JSON, unless it says a style, and + for spaces', () => {
    const { body, contentType } = serializeBody(
      { id: 'a b', tags: ['x', 'y'], address: { street: '1' }, codes: [1, 2] },
      { as: 'form', encoding: { codes: { explode: false } } },
    );
    expect(body).toBe('id=a+b&tags=x&tags=y&address=%7B%22street%22%3A%221%22%7D&codes=1,2');
    expect(contentType).toBe('application/x-www-form-urlencoded');
  });

  test('a multipart form has a part for each item, and the type that a field says', async () => {
    const { body } = serializeBody(
      { tags: ['x', 'y'], meta: { a: 1 }, xml: '<a/>', none: null, file: new Blob(['f']) },
      {
        as: 'multipart',
        encoding: { xml: { contentType: 'text/xml; charset=utf-8' }, file: { contentType: 'image/*' } },
      },
    );
    const form = body as FormData;
    expect([...form.keys()]).toEqual(['tags', 'tags', 'meta', 'xml', 'file']);
    expect([(form.get('meta') as File).type, (form.get('xml') as File).type]).toEqual([
      'application/json',
      'text/xml; charset=utf-8',
    ]);
  });

  test('JSON may be a single text, and has the type of the document', () => {
    const patch = { as: 'json', contentType: 'application/merge-patch+json' } as const;
    expect(serializeBody('a', patch)).toEqual({ body: '"a"', contentType: 'application/merge-patch+json' });
  });

  test('a form that is already written, or a file, is sent as it is', () => {
    const form = new URLSearchParams({ a: 'b' });
    expect(serializeBody(form, { as: 'form' }).body).toBe(form);
    const file = new Blob(['a']);
    expect(serializeBody(file, { as: 'raw' }).body).toBe(file);
    expect(serializeBody(undefined, { as: 'raw', contentType: 'text/csv' })).toEqual({});
  });
});
