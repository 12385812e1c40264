import { expect, test } from 'vitest';
import { armEnds, arms, bend } from './river.ts';

test('a bend starts and ends vertically at its two positions', () => {
  expect(bend(71, 50)).toEqual({ x: 710, on: 'C710 45 500 55 500 100V101' });
});

test('the arms of a fork start side by side and end in the centres of equal columns', () => {
  expect(armEnds(5)).toEqual([10, 30, 50, 70, 90]);
  expect(armEnds(2)).toEqual([25, 75]);
  const five = arms(10, 5);
  expect(five.map(({ x }) => x)).toEqual([82, 91, 100, 109, 118]);
  expect(five.map(({ on }) => on.split(' ').at(-2))).toEqual(['100', '300', '500', '700', '900']);
});
