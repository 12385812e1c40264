import { expect, test } from 'vitest';
import { contrast, toHex } from './ratio.ts';

test('black and white have a contrast of 21 to 1 in either order', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
  expect(contrast([255, 255, 255], [0, 0, 0])).toBeCloseTo(21, 5);
});

test('a colour has a contrast of 1 to 1 with itself', () => {
  expect(contrast([27, 84, 62], [27, 84, 62])).toBe(1);
});

test('the text of the page on its background has the contrast of the design guidelines', () => {
  expect(contrast([0x15, 0x23, 0x1b], [0xf6, 0xee, 0xdd])).toBeCloseTo(14.1, 1);
});

test('hexadecimal has two digits per channel', () => {
  expect(toHex([0, 10, 255])).toBe('#000AFF');
});
