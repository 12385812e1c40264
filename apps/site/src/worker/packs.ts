import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { cacheNames, matchOptions } from './keep.ts';

/** Course packs that the visitor keeps: renewed with a network, and read from the phone without. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/api\/course-packs\/[a-z]+\/page$/.test(url.pathname),
  new NetworkFirst({
    cacheName: cacheNames.packs,
    matchOptions,
    networkTimeoutSeconds: 5,
    plugins: [
      {
        // A page stores the packs that its visitor chooses; others are only read.
        cacheWillUpdate: async ({ request, response }) => {
          const isKept = await caches.match(request, { cacheName: cacheNames.packs, ...matchOptions });
          return isKept && response.ok ? response : null;
        },
      },
    ],
  }),
);
