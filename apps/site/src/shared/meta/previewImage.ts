import type { Language } from '@nzete/ui/format';
import { pictureSources, widthsOf } from '../pictureSources.ts';
import { canonicalPath, type Path, pageOf } from '../routes.ts';

/** The picture of a link preview. */
export interface PreviewImage {
  /** Its path on this site. */
  src: string;
  /** In pixels. @default 1200 x 630, the size of a card */
  width?: number;
  height?: number;
  /** The text alternative. */
  alt: string;
}

/** The maximum width: link previews show no more. */
const WIDEST = 1440;

/** The URL of a page's card, which the build has drawn (`vite/socialCards.ts`). */
export const cardOf = (path: string, language: Language): string =>
  // An indexed page has one of the site's paths.
  `/social/${pageOf(canonicalPath(path) as Path)}-${language}.png`;

/** The link preview of a photo or drawing. Previews do not support SVG, so the build draws PNGs. */
export function previewImage({ src = '', alt = '' }: { src?: string; alt?: string }): PreviewImage | undefined {
  const photo = pictureSources(src);
  if (photo) {
    const width = widthsOf(photo.width).findLast((each) => each <= WIDEST) ?? photo.width;
    const height = Math.round((photo.height * width) / photo.width);
    return { src: src.replace(/\.\d+\.jpg$/, `.${width}.jpg`), width, height, alt };
  }
  const [, drawn] = /^\/pictures\/([\w-]+)\.\w+\.svg$/.exec(src) ?? [];
  if (drawn) return { src: `/social/${drawn}.png`, alt };
  return src ? { src, alt } : undefined;
}
