import { registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies';
import { cacheNames, keeps, matchOptions } from './keep.ts';

declare const self: ServiceWorkerGlobalScope;

/** Code, texts, styles, fonts and drawings. Their names have hashes, so builds do not mix. */
const files = new CacheFirst({
  cacheName: cacheNames.files,
  plugins: keeps(/^(?!text\/html)/, 500),
  matchOptions,
});
const pictures = new CacheFirst({ cacheName: cacheNames.pictures, plugins: keeps(/^image\//, 150), matchOptions });
/** Pictures under a fixed name, such as the logo: a changed one is seen at the next visit. */
const replaceable = new StaleWhileRevalidate({
  cacheName: cacheNames.pictures,
  plugins: keeps(/^image\//, 150),
  matchOptions,
});

/** The strategy for a file that a page consists of; undefined for every other URL. */
export function strategyOf({ origin, pathname }: URL): Strategy | undefined {
  if (origin !== self.location.origin || /^\/(?:api|design|staff)\//.test(pathname)) return undefined;
  if (pathname.startsWith('/assets/')) return files;
  if (pathname.startsWith('/pictures/')) return pictures;
  return /\.(?:svg|png|webp|avif|jpg)$/.test(pathname) ? replaceable : undefined;
}

for (const strategy of [files, pictures, replaceable])
  registerRoute(({ url }) => strategyOf(url) === strategy, strategy);
