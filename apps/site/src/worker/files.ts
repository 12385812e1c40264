import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { cacheNames, keeps, matchOptions } from './keep.ts';

declare const self: ServiceWorkerGlobalScope;

/** Code, texts, styles, fonts and drawings. Their names have hashes, so builds do not mix. */
const files = new CacheFirst({
  cacheName: cacheNames.files,
  plugins: keeps(/^(?!text\/html)/, 500),
  matchOptions,
});
const pictures = new CacheFirst({ cacheName: cacheNames.pictures, plugins: keeps(/^image\//, 150), matchOptions });

/** The strategy for a file that never changes; undefined for every other URL. */
export function strategyOf({ origin, pathname }: URL): CacheFirst | undefined {
  if (origin !== self.location.origin) return undefined;
  if (pathname.startsWith('/assets/')) return files;
  return pathname.startsWith('/pictures/') ? pictures : undefined;
}

registerRoute(({ url }) => strategyOf(url) === files, files);
registerRoute(({ url }) => strategyOf(url) === pictures, pictures);
