import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { widthsOf } from '../../apps/site/src/shared/pictureSources.ts';

/** No screen needs more; larger originals are scaled down. */
const LARGEST = 1920;

const encoders = {
  avif: (image: Sharp) => image.avif({ quality: 50, effort: 3 }),
  webp: (image: Sharp) => image.webp({ quality: 74 }),
  jpg: (image: Sharp) => image.jpeg({ quality: 78, mozjpeg: true }),
};

/** A photo in the formats of the site. */
export interface ConvertedPhoto {
  /** Files by name, `pump.1a2b3c4d.1920x1280.640.avif`: name, hash, largest size, width, format. */
  files: Map<string, Buffer>;
  /** The size of the largest file, in pixels, upright. */
  width: number;
  height: number;
}

/**
 * Converts a photo to each width and format: upright, in sRGB, without the camera's metadata
 * (place, time, owner).
 *
 * @param name small letters, digits and hyphens
 * @throws if the original is not a readable picture
 */
export async function convertPhoto(original: Buffer, name: string): Promise<ConvertedPhoto> {
  // Sharp removes all metadata by default, so the orientation is applied first.
  const upright = await sharp(original)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({ width: LARGEST, withoutEnlargement: true })
    .toColourspace('srgb')
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = upright.info;
  const made: [width: number, format: string, data: Buffer][] = [];
  for (const each of widthsOf(width)) {
    const image = sharp(upright.data).resize({ width: each });
    for (const [format, encode] of Object.entries(encoders)) {
      made.push([each, format, await encode(image.clone()).toBuffer()]);
    }
  }
  const hash = createHash('sha256');
  for (const [, , data] of made) hash.update(data);
  const base = `${name}.${hash.digest('hex').slice(0, 8)}.${width}x${height}`;
  return {
    files: new Map(made.map(([each, format, data]) => [`${base}.${each}.${format}`, data])),
    width,
    height,
  };
}
