import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How many pixels may differ. Not a share: 0.1% of a page can hide a changed corner. */
const tolerance = 4;

function enlarge(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const larger = new PNG({ width, height });
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger;
}

/** The number of different pixels and a picture of them; undefined if there are hardly any. */
export function difference(base: Buffer, now: Buffer): { pixels: number; picture: Buffer } | undefined {
  if (base.equals(now)) return undefined;
  const [before, after] = [PNG.sync.read(base), PNG.sync.read(now)];
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const resized = before.width !== after.width || before.height !== after.height;
  const picture = new PNG({ width, height });
  const [left, right] = [enlarge(before, width, height), enlarge(after, width, height)];
  const pixels = pixelmatch(left.data, right.data, picture.data, width, height, { threshold: 0.1 });
  return pixels > tolerance || resized ? { pixels, picture: PNG.sync.write(picture) } : undefined;
}
