import sharp, { type Sharp } from 'sharp';
import { type Ground, groundSvg } from './ground.ts';

/** Some messengers ignore larger previews. */
export const MAX_BYTES = 100_000;

/**
 * The lower qualities are for complex scenes: their palettes may lose the gold seed of the logo.
 */
const qualities = [100, 90, 70];
const options = { palette: true, dither: 0, effort: 3, compressionLevel: 9 };

/** Part of the cache key: whatever affects the encoding. */
export const encoding = JSON.stringify([sharp.versions, qualities, options]);

/** A rasterised SVG. */
export const fromSvg = (svg: string) => sharp(Buffer.from(svg)).removeAlpha();

/**
 * A PNG with a palette.
 *
 * @throws if it is larger than `maxBytes` at every quality
 */
export async function toPng(picture: Sharp, maxBytes = MAX_BYTES): Promise<Buffer> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (const quality of qualities) {
    const png = await sharp(data, { raw: info })
      .png({ ...options, quality })
      .toBuffer();
    if (png.length <= maxBytes) return png;
  }
  throw new Error(`A social card is larger than ${maxBytes} bytes: choose a scene with fewer details.`);
}

/** A background for the server. It must be small, because resvg's PNGs have no palette. */
export const groundPng = (ground: Ground) => toPng(fromSvg(groundSvg(ground)), 20_000);
