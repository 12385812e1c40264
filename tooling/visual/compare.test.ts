import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { difference } from './compare.ts';

/** A white picture with `dark` black pixels. */
function picture(width: number, height: number, dark = 0): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  // Far apart, because pixelmatch ignores adjacent ones as anti-aliasing.
  for (let n = 0; n < dark; n++) png.data.fill(0, n * 40, n * 40 + 3);
  return PNG.sync.write(png);
}

test('[LIB-03] equal pictures do not differ, nor do those with up to four other pixels', () => {
  expect(difference(picture(100, 50), picture(100, 50))).toBeUndefined();
  expect(difference(picture(100, 50), picture(100, 50, 4))).toBeUndefined();
});

test('[LIB-03] five other pixels differ, however large the picture is', () => {
  expect(difference(picture(1280, 2000), picture(1280, 2000, 5))?.pixels).toBe(5);
});

test('[LIB-03] another size differs', () => {
  expect(difference(picture(100, 50), picture(100, 51))).toBeDefined();
});
