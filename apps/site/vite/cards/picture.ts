import sharp from 'sharp';

/** Link previews over a phone's network; some messengers drop larger pictures. */
export const MAX_BYTES = 100_000;

/** Few colours are enough for flat cut paper; fewer still for a card that would be too large. */
const palettes = [256, 128, 64];
// The full quality: below it the palette has no gold for the small seed of the mark.
const options = { palette: true, dither: 0, effort: 3, compressionLevel: 9 };

/** Changes whenever the same drawing would give another file. */
export const encoding = JSON.stringify([sharp.versions, palettes, options]);

/**
 * A drawing as a PNG with a palette, which every link preview shows.
 *
 * @throws when it is larger than `maxBytes` with every palette.
 */
export async function toPng(svg: string, maxBytes = MAX_BYTES): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (const colours of palettes) {
    const png = await sharp(data, { raw: info })
      .png({ ...options, colours })
      .toBuffer();
    if (png.length <= maxBytes) return png;
  }
  throw new Error(`A social card is larger than ${maxBytes} bytes: choose a scene with fewer details for it.`);
}
