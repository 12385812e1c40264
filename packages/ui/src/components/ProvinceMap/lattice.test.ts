import { expect, test } from 'vitest';
import { sampleTiles } from '../../foundations/sampleTiles.ts';
import { neighbour, sortTiles } from './lattice.ts';

const tiles = sortTiles(sampleTiles);

test('[PORTAL-07] each of the 26 provinces has its own tile', () => {
  expect(new Set(tiles.map(({ code }) => code)).size).toBe(26);
  expect(new Set(tiles.map(({ row, column }) => `${row} ${column}`)).size).toBe(26);
});

test('[LIB-05] the order of the tiles does not matter', () => {
  expect(sortTiles(sampleTiles.toReversed())).toEqual(tiles);
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
  expect(neighbour(tiles, from, key)).toBe(to);
});

test('at the edge, and with another key, there is no neighbour', () => {
  expect(neighbour(tiles, 'CD-BC', 'ArrowLeft')).toBeUndefined();
  expect(neighbour(tiles, 'CD-HK', 'ArrowDown')).toBeUndefined();
  expect(neighbour(tiles, 'CD-KN', 'x')).toBeUndefined();
});

test('every province can be reached by the arrow keys from the first', () => {
  const reached = new Set(['CD-NU']);
  for (const code of reached) {
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const next = neighbour(tiles, code, key);
      if (next) reached.add(next);
    }
  }
  expect(reached.size).toBe(26);
});
