import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { cacheNames, keeps, matchOptions } from './keep.ts';

/** Answers of the API to anyone, whose language is in their URL. Downloads are left alone. */
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin &&
    url.pathname.startsWith('/api/') &&
    request.mode !== 'navigate' &&
    !request.headers.has('authorization'),
  new NetworkFirst({
    cacheName: cacheNames.answers,
    plugins: keeps(/^application\/json/, 200),
    matchOptions,
    networkTimeoutSeconds: 10,
  }),
);
