import { expect, test } from 'vitest';
import { ring } from './rings.ts';

const distances = (path: string) =>
  path
    .slice(1, -1)
    .split('L')
    .map((point) => Math.hypot(...point.split(' ').map(Number)));

test('a ring stays near its radius, and is the same every time', () => {
  const all = distances(ring(100, 2));
  expect(all).toHaveLength(48);
  expect(Math.min(...all)).toBeGreaterThan(96.5);
  expect(Math.max(...all)).toBeLessThan(103.5);
  expect(Math.max(...all) - Math.min(...all)).toBeGreaterThan(1);
  expect(ring(100, 2)).toBe(ring(100, 2));
});

test('a ring without wobble is a circle', () => {
  for (const distance of distances(ring(100, 2, 0))) expect(distance).toBeCloseTo(100, 0);
});
