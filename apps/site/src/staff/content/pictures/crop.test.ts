import { expect, test } from 'vitest';
import { cropOf, smallestSize, wholeChoice } from './crop.ts';

const photo = { width: 4000, height: 3000 };

test('[CONTENT-52] the part of a photo has the shape that the page asks for, and stays within the photo', () => {
  expect(cropOf(photo, 1, wholeChoice)).toEqual({ left: 500, top: 0, width: 3000, height: 3000 });
  expect(cropOf(photo, 16 / 9, wholeChoice)).toEqual({ left: 0, top: 375, width: 4000, height: 2250 });
  expect(cropOf(photo, 4 / 3, wholeChoice)).toEqual({ left: 0, top: 0, ...photo });
  expect(cropOf(photo, 1, { size: 50, left: 100, top: 100 })).toEqual({
    left: 2500,
    top: 1500,
    width: 1500,
    height: 1500,
  });
  expect(cropOf(photo, 1, { size: 50, left: 0, top: 0 })).toMatchObject({ left: 0, top: 0 });
});

test('[CONTENT-52] a part is never smaller than what the site needs', () => {
  expect(smallestSize(photo, 1, 800)).toBe(27);
  expect(cropOf(photo, 1, { ...wholeChoice, size: 27 }).width).toBeGreaterThanOrEqual(800);
  expect(smallestSize({ width: 900, height: 600 }, 1, 800)).toBe(100);
});
