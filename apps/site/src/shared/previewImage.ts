import { pictureSources, widthsOf } from './pictureSources.ts';
import type { PreviewImage } from './useDocumentMeta.tsx';

/** As wide as link previews show a picture, at least; a larger file would only be slower. */
const WIDEST = 1440;

/** A photo, or a drawn picture, as the picture of a link preview. Of an SVG, which no preview shows, the head names the PNG that the build has drawn. */
export function previewImage({ src = '', alt = '' }: { src?: string; alt?: string }): PreviewImage | undefined {
  const photo = pictureSources(src);
  if (!photo) return src ? { src, alt } : undefined;
  const width = widthsOf(photo.width).findLast((each) => each <= WIDEST) ?? photo.width;
  return {
    src: src.replace(/\.\d+\.jpg$/, `.${width}.jpg`),
    width,
    height: Math.round((photo.height * width) / photo.width),
    alt,
  };
}
