import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';

/** No screen needs more; larger originals are scaled down. */
const LARGEST = 1920;
/** The site names the same widths in `pictureSources.ts`, as a test compares. */
const STEPS = [320, 640, 960, 1440];
/** What a phone of today takes has 50 million pixels; a file that claims more is not opened. */
const MAX_PIXELS = 60_000_000;
const MAX_SECONDS = 20;

const encoders = {
  avif: (image: Sharp) => image.avif({ quality: 50, effort: 3 }),
  webp: (image: Sharp) => image.webp({ quality: 74 }),
  jpg: (image: Sharp) => image.jpeg({ quality: 78, mozjpeg: true }),
};

/** The part of a photo that is kept, in pixels, once it is upright. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A photo in the formats of the site. */
export interface ConvertedPhoto {
  /** Files by name, `pump.1a2b3c4d.1920x1280.640.avif`: name, hash, largest size, width, format. */
  files: Map<string, Buffer>;
  /** The name of the largest JPEG, which stands for all. */
  largest: string;
  /** The size of the largest file, in pixels, upright. */
  width: number;
  height: number;
}

/**
 * Converts a photo to each width and format: upright, in sRGB, without the camera's metadata
 * (place, time, owner).
 *
 * @param name small letters, digits and hyphens
 * @throws if the original is not a readable picture, too large, or smaller than the part of it
 */
export async function convertPhoto(original: Buffer, name: string, crop?: Crop): Promise<ConvertedPhoto> {
  // A native library: loaded with the first picture.
  const { default: sharp } = await import('sharp');
  // Sharp removes all metadata by default, so the orientation is applied first.
  const whole = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient();
  const upright = await (crop ? whole.extract(crop) : whole)
    .flatten({ background: '#ffffff' })
    .resize({ width: LARGEST, withoutEnlargement: true })
    .toColourspace('srgb')
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = upright.info;
  const made: [width: number, format: string, data: Buffer][] = [];
  for (const each of [...STEPS.filter((step) => step < width), width]) {
    const image = sharp(upright.data).resize({ width: each });
    for (const [format, encode] of Object.entries(encoders)) {
      made.push([each, format, await encode(image.clone()).toBuffer()]);
    }
  }
  const hash = createHash('sha256');
  for (const [, , data] of made) hash.update(data);
  const base = `${name}.${hash.digest('hex').slice(0, 8)}.${width}x${height}`;
  const files = new Map(made.map(([each, format, data]) => [`${base}.${each}.${format}`, data]));
  return { files, largest: `${base}.${width}.jpg`, width, height };
}
