import { expect, test } from 'vitest';
import { child, moved, partsOf, valueAt, withValue } from './pointer.ts';

const body = [{ name: 'Amani', role: { en: 'a', fr: 'b' } }];

test('[CONTENT-46] a pointer leads to a value, whatever its keys', () => {
  expect(valueAt(body, '/0/role/fr')).toBe('b');
  expect(valueAt(body, '/1/role/fr')).toBeUndefined();
  expect(valueAt(body, '')).toBe(body);
  const key = 'page./a~b';
  expect(partsOf(child('', key))).toEqual([key]);
  expect(valueAt({ [key]: 1 }, child('', key))).toBe(1);
});

test('[CONTENT-46] a change copies what it changes, and leaves the rest and its order as they are', () => {
  const next = withValue(body, '/0/role/fr', 'c');
  expect(next).toEqual([{ name: 'Amani', role: { en: 'a', fr: 'c' } }]);
  expect(body[0]?.role.fr).toBe('b');
  expect(JSON.stringify(withValue(next, '/0/role/fr', 'b'))).toBe(JSON.stringify(body));
});

test('[CONTENT-46] an optional value that is removed and written again is at its place in the file', () => {
  const link = { label: 'a', kind: 'bic', copyable: true };
  const orderAt = () => ['label', 'kind', 'copyable'];
  const without = withValue(link, '/kind', undefined, orderAt);
  expect(JSON.stringify(without)).toBe('{"label":"a","copyable":true}');
  expect(JSON.stringify(withValue(without, '/kind', 'bic', orderAt))).toBe(JSON.stringify(link));
});

test('[CONTENT-42] an item moves by one place, and not beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 2, 3)).toEqual(['a', 'b', 'c']);
});
