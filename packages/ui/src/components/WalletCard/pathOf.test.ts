import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { pathOf } from './pathOf.ts';

/** The squares that a path of rectangles covers. */
function squaresOf(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width, back] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H(\d+)z/g)) {
    expect(back).toBe(x);
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  }
  return rows;
}

test('[DON-01] the path of a QR code has a dark square exactly where the code has one', () => {
  const { size, data } = encode('TExample0000000000000000000000NZTE', { ecc: 'M', border: 0 });
  expect(squaresOf(pathOf(data), size)).toEqual(data);
  expect(pathOf(data)).toMatch(/^M0 0h7v1H0z/); // the finder pattern in the corner
});
