import { expect, test } from 'vitest';
import { ring } from './rings.ts';

const points = (path: string) =>
  (path.match(/-?[\d.]+ -?[\d.]+/g) ?? []).map((point) => point.split(' ').map(Number) as [number, number]);
const distances = (path: string) => points(path).map(([x, y]) => Math.hypot(x, y));

test('a ring stays near its radius, and is the same every time', () => {
  const all = distances(ring(100, 2));
  expect(Math.min(...all)).toBeGreaterThan(95.5);
  expect(Math.max(...all)).toBeLessThan(103.5);
  expect(Math.max(...all) - Math.min(...all)).toBeGreaterThan(1);
  expect(ring(100, 2)).toBe(ring(100, 2));
});

test('a ring ends where it begins', () => {
  const all = points(ring(100, 2));
  expect(all.at(-1)).toEqual(all[0]);
});

test('a ring without wobble is a circle', () => {
  for (const distance of distances(ring(100, 2, 0))) expect(Math.abs(distance - 100)).toBeLessThan(1);
});
