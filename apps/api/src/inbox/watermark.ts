import { textFont } from '../pdf/fonts.ts';
import { escapeHtml } from '../text/escape-html.ts';

/** A scan of 600 dpi on A4 has 35 million pixels; a file that claims more is not opened. */
const MAX_PIXELS = 60_000_000;
/** Enough to read the small print of a passport. */
const MAX_SIDE = 2_400;
const SPACING = 60;
const QUALITY = 82;

/**
 * A picture of a document, encoded again, so that nothing but its pixels is left, with who looks
 * and when across all of it. `undefined` if it cannot be decoded.
 */
export async function markedPicture(bytes: Buffer, mark: string): Promise<Buffer | undefined> {
  // A native library: loaded with the first picture.
  const { default: sharp } = await import('sharp');
  const text = await sharp({
    text: {
      text: `<span foreground="#b02020" alpha="65%">${escapeHtml(mark)}</span>`,
      fontfile: textFont.file,
      font: 'Noto Sans',
      dpi: 150,
      rgba: true,
    },
  })
    .png()
    .toBuffer();
  const tile = await sharp(text)
    .extend({ top: SPACING, bottom: SPACING, left: SPACING, right: SPACING, background: '#0000' })
    .rotate(-24, { background: '#0000' })
    .png()
    .toBuffer();
  try {
    const picture = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .toBuffer({ resolveWithObject: true });
    const { width, height } = picture.info;
    const fitting = await sharp(tile).resize({ width, height, fit: 'inside', withoutEnlargement: true }).toBuffer();
    return await sharp(picture.data)
      .flatten({ background: '#fff' })
      .composite([{ input: fitting, tile: true }])
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch {
    return undefined;
  }
}
