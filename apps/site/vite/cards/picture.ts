import sharp, { type Sharp } from 'sharp';
import { type Ground, groundSvg } from './ground.ts';

/** Link previews over a phone's network; some messengers drop larger pictures. */
export const MAX_BYTES = 100_000;

/** Flat cut paper needs few colours. Below the full quality the palette may lose the gold of the mark's small seed. */
const qualities = [100, 90, 70];
const options = { palette: true, dither: 0, effort: 3, compressionLevel: 9 };

/** Changes whenever the same drawing would give another file. */
export const encoding = JSON.stringify([sharp.versions, qualities, options]);

/** A drawing as pixels. */
export const fromSvg = (svg: string) => sharp(Buffer.from(svg)).removeAlpha();

/**
 * A picture as a PNG with a palette, which every link preview shows.
 *
 * @throws when it is larger than `maxBytes` even with the smallest palette.
 */
export async function toPng(picture: Sharp, maxBytes = MAX_BYTES): Promise<Buffer> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (const quality of qualities) {
    const png = await sharp(data, { raw: info })
      .png({ ...options, quality })
      .toBuffer();
    if (png.length <= maxBytes) return png;
  }
  throw new Error(`A social card is larger than ${maxBytes} bytes: choose a scene with fewer details for it.`);
}

/** A ground for the server: resvg writes full colour, so few colours below keep a card under 100 kB. */
export const groundPng = (ground: Ground) => toPng(fromSvg(groundSvg(ground)), 20_000);
