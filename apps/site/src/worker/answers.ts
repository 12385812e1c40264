import type { WorkboxPlugin } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { cacheNames, keeps, matchOptions } from './keep.ts';
import type { AnsweredOffline } from './messages.ts';

declare const self: ServiceWorkerGlobalScope;

/** The page that asks is told how old the answer is. */
const tellsThePage: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, event }) => {
    if (!cachedResponse || !(event instanceof FetchEvent)) return cachedResponse;
    const at = new Date(cachedResponse.headers.get('date') ?? 0).toISOString();
    const message: AnsweredOffline = { type: 'answered-offline', at };
    (await self.clients.get(event.clientId))?.postMessage(message);
    return cachedResponse;
  },
};

/**
 * Answers of the API to anyone, whose language is in their URL. Downloads and the calls of the staff
 * area are left alone.
 */
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin &&
    url.pathname.startsWith('/api/') &&
    !url.pathname.startsWith('/api/staff/') &&
    request.mode !== 'navigate' &&
    !request.headers.has('authorization'),
  new NetworkFirst({
    cacheName: cacheNames.answers,
    plugins: [...keeps(/^application\/json/, 200), tellsThePage],
    matchOptions,
    networkTimeoutSeconds: 10,
  }),
);
