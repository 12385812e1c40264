import { expect, test } from 'vitest';
import { ageOf } from './ageOf.ts';

test.each([
  [-5, 'now', 0],
  [0.9, 'now', 0],
  [1, 'minutes', 1],
  [59.9, 'minutes', 59],
  [60, 'hours', 1],
  [24 * 60 - 1, 'hours', 23],
  [24 * 60, 'days', 1],
  [50 * 60, 'days', 2],
] as const)('%d minutes are %s %d', (minutes, unit, count) => {
  expect(ageOf(minutes)).toEqual({ unit, count });
});
