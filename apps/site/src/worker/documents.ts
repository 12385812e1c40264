import type { WorkboxPlugin } from 'workbox-core';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { cacheNames, keeps, matchOptions } from './keep.ts';
import { languageOf, pageKey } from './visits.ts';

/** Keeps a document in every language in which it was read. */
const byLanguage: WorkboxPlugin = {
  fetchDidSucceed: async ({ response, state }) => {
    if (state) state.response = response;
    return response;
  },
  cacheKeyWillBeUsed: async ({ request, mode, event, state }) => {
    if (mode === 'read') return pageKey(request.url, await languageOf(request.url));
    const response: Response = state?.response ?? (await (event as FetchEvent).preloadResponse);
    return pageKey(request.url, response.headers.get('content-language') ?? 'en');
  },
};

/** Documents come from the network, and only without an answer in time from the cache. */
export const documents = new NetworkFirst({
  cacheName: cacheNames.documents,
  plugins: [byLanguage, ...keeps(/^text\/html/, 60)],
  matchOptions,
  networkTimeoutSeconds: 5,
});

registerRoute(new NavigationRoute(documents, { denylist: [/^\/api\//, /^\/design(?:\/|$)/] }));
