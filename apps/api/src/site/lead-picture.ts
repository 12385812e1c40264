import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Compressed. Larger drawings stay files, which other pages need not download again. */
const MAX_INLINE_BYTES = 6_000;

/** React preloads the pictures with a high priority. */
const PRELOAD = /<link rel="preload" as="image" href="(\/(pictures|assets)\/[\w.-]+\.svg)"[^>]*>/;
/** A photo with a high priority: the browser takes the first format that it knows. */
const PHOTO = /<picture[^>]*><source ([^>]*)>(?:<source [^>]*>)*<img [^>]*fetchpriority="high"/;

/** The folders of the site's pictures, by the first part of their paths. */
type PictureFolders = Record<'pictures' | 'assets', string>;

interface Lead {
  html: string;
  /** A `Link` header, which proxies may send as an early hint. */
  link?: string;
}

/**
 * Saves the picture of the first screen a round trip: a small drawing is put into the document, and
 * a photo is announced by a `Link` header.
 */
export function createLeadPictures(folders: PictureFolders): (html: string) => Promise<Lead> {
  const drawings = new Map<string, Promise<string | undefined>>();
  const drawingAt = (path: string, kind: keyof PictureFolders) => {
    const drawing = drawings.get(path) ?? readSmall(join(folders[kind], basename(path)));
    drawings.set(path, drawing);
    return drawing;
  };
  return async (html) => {
    const [tag, path, kind] = PRELOAD.exec(html) ?? [];
    if (!tag || !path) return withLink(html);
    const drawing = await drawingAt(path, kind as keyof PictureFolders);
    if (!drawing) return { html, link: `<${path}>; rel=preload; as=image; fetchpriority=high` };
    const isLead = (image: string) => image.includes(`src="${path}"`) && image.includes('fetchpriority="high"');
    const inlined = (image: string) => (isLead(image) ? image.replace(path, () => addressOf(drawing)) : image);
    return { html: html.replace(tag, '').replaceAll(/<img [^>]*>/g, inlined) };
  };
}

/** The text of a drawing; `undefined` if it is large, or not there. */
async function readSmall(file: string): Promise<string | undefined> {
  const { size } = await stat(`${file}.br`)
    .catch(() => stat(file))
    .catch(() => ({ size: Number.POSITIVE_INFINITY }));
  return size > MAX_INLINE_BYTES ? undefined : readFile(file, 'utf8');
}

/** Escapes only what HTML and URLs need, so that the text compresses well. */
const addressOf = (svg: string) =>
  `data:image/svg+xml,${svg.trim().replaceAll(/[%#<>"&\r\n\t]/g, (letter) => encodeURIComponent(letter))}`;

/** React does not preload photos, because their formats are in a `<picture>`. */
function withLink(html: string): Lead {
  const [, source = ''] = PHOTO.exec(html) ?? [];
  const { srcset, sizes, type } = attributesOf(source);
  if (!srcset || !sizes || !type) return { html };
  const fallback = srcset.split(' ', 1)[0];
  return {
    html,
    link: `<${fallback}>; rel=preload; as=image; type="${type}"; imagesrcset="${srcset}"; imagesizes="${sizes}"; fetchpriority=high`,
  };
}

const attributesOf = (tag: string): Partial<Record<string, string>> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value]) => [name.toLowerCase(), value]),
  );
