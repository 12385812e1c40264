import { expect, test } from 'vitest';
import { neighbour, placeOf, tileCodes } from './lattice.ts';

test('[PORTAL-07] each of the 26 provinces has its own tile', () => {
  expect(new Set(tileCodes).size).toBe(26);
  expect(new Set(tileCodes.map((code) => JSON.stringify(placeOf(code)))).size).toBe(26);
});

test.each([
  ['CD-KN', 'ArrowLeft', 'CD-BC'],
  ['CD-KN', 'ArrowRight', 'CD-KS'],
  ['CD-KN', 'ArrowDown', 'CD-KG'],
  ['CD-NK', 'ArrowDown', 'CD-MA'],
  ['CD-NK', 'ArrowRight', 'CD-IT'],
  ['CD-KN', 'Home', 'CD-NU'],
  ['CD-KN', 'End', 'CD-HK'],
])('from %s %s leads to %s', (from, key, to) => {
  expect(neighbour(from, key)).toBe(to);
});

test('at the edge, and with another key, there is no neighbour', () => {
  expect(neighbour('CD-BC', 'ArrowLeft')).toBeUndefined();
  expect(neighbour('CD-HK', 'ArrowDown')).toBeUndefined();
  expect(neighbour('CD-KN', 'x')).toBeUndefined();
});

test('every province can be reached by the arrow keys from the first', () => {
  const reached = new Set(['CD-NU']);
  for (const code of reached) {
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const next = neighbour(code, key);
      if (next) reached.add(next);
    }
  }
  expect(reached.size).toBe(26);
});
