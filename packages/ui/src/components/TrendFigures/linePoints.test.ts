import { expect, test } from 'vitest';
import { linePoints } from './linePoints.ts';

const frame = { width: 300, top: 10, bottom: 110 };

test('the line begins at zero, passes each value in the middle of its column, and ends at the top', () => {
  expect(linePoints([5000, 25_000, 50_000], frame)).toEqual([
    [0, 110],
    [50, 100],
    [150, 60],
    [250, 10],
  ]);
});

test('nothing counted is a line on the ground', () => {
  expect(linePoints([0, 0], frame)).toEqual([
    [0, 110],
    [75, 110],
    [225, 110],
  ]);
});
