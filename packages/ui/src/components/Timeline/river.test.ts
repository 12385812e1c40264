import { expect, test } from 'vitest';
import { armEnds, arms, bend } from './river.ts';

test('a bend begins and ends upright at its two places', () => {
  expect(bend(71, 50)).toBe('M710-1V0C710 45 500 55 500 100V101');
});

test('the arms of a fork end in the middle of columns of one width', () => {
  expect(armEnds(5)).toEqual([10, 30, 50, 70, 90]);
  expect(armEnds(2)).toEqual([25, 75]);
  expect(arms(10, 5).map((path) => path.split(' ').at(-2))).toEqual(['100', '300', '500', '700', '900']);
});
