import { cacheNames, matchOptions } from './keep.ts';

/**
 * A document from the cache, which tells its page when it was read. Null when a file of its code is
 * gone: then it could not start.
 *
 * @param at a date; the page shows it
 */
export async function readOffline(
  document: Response,
  at: string | null,
  change: (html: string) => string = (html) => html,
): Promise<Response | null> {
  const html = await document.text();
  if (!(await hasItsCode(html))) return null;
  const date = new Date(at ?? 0).toISOString();
  const headers = new Headers(document.headers);
  // The cache has it decompressed.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response(change(html).replace('<html', `<html data-read-offline="${date}"`), { headers });
}

async function hasItsCode(html: string): Promise<boolean> {
  const files = await caches.open(cacheNames.files);
  const scripts = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  const found = await Promise.all(scripts.map((file) => files.match(file, matchOptions)));
  return found.every((file) => file !== undefined);
}

/** An empty document, as when the server could not render the page: the browser does it. */
export const withoutContent = (html: string) =>
  html
    .replace(/<title>[^<]*<\/title>/, '')
    .replace(/(<div id="root">)[\s\S]*(<\/div>\s*<script type="application\/json" id="page-data">)/, '$1$2');
