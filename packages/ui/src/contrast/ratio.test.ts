import { expect, test } from 'vitest';
import { contrast, toHex } from './ratio.ts';

test('black on white is 21 to 1, and the order does not matter', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
  expect(contrast([255, 255, 255], [0, 0, 0])).toBeCloseTo(21, 5);
});

test('a colour on itself is 1 to 1', () => {
  expect(contrast([27, 84, 62], [27, 84, 62])).toBe(1);
});

test('the ink of the page on its paper is what the art direction computed', () => {
  expect(contrast([0x15, 0x23, 0x1b], [0xf6, 0xee, 0xdd])).toBeCloseTo(14.1, 1);
});

test('hexadecimal keeps two digits for each part', () => {
  expect(toHex([0, 10, 255])).toBe('#000AFF');
});
