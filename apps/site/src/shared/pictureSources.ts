import type { PictureSources } from '@nzete/ui/NzeteProvider';

/**
 * The largest file of a photo, as named by `npm run photos`:
 * `/pictures/pump.1a2b3c4d.1920x1280.1920.jpg`.
 */
const PHOTO = /^(\/pictures\/[a-z0-9-]+\.[0-9a-f]{8}\.(\d+)x(\d+))\.\d+\.jpg$/;

const formats = ['avif', 'webp', 'jpg'] as const;

/** The widths of the files that `npm run photos` writes, in ascending order. */
export const widthsOf = (width: number): readonly number[] => [
  ...[320, 640, 960, 1440, 1920].filter((step) => step < width),
  width,
];

/** The sizes and formats of a photo; undefined for a drawing, which is a single file. */
export function pictureSources(src: string): PictureSources | undefined {
  const [, base, width, height] = PHOTO.exec(src) ?? [];
  if (base === undefined) return undefined;
  const widths = widthsOf(Number(width));
  return {
    width: Number(width),
    height: Number(height),
    formats: formats.map((format) => ({
      type: `image/${format === 'jpg' ? 'jpeg' : format}`,
      srcSet: widths.map((each) => `${base}.${each}.${format} ${each}w`).join(),
    })),
  };
}
