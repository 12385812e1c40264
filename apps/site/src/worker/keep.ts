import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { PACKS_CACHE } from './cacheNames.ts';

/** The caches of the worker. The server's kill switch deletes all with this prefix. */
export const cacheNames = {
  documents: 'nzete-documents',
  files: 'nzete-files',
  pictures: 'nzete-pictures',
  answers: 'nzete-answers',
  visits: 'nzete-visits',
  packs: PACKS_CACHE,
} as const;

const KEPT_SECONDS = 60 * 86_400;

/** `Vary` does not matter: what a response depends on is in its key. */
export const matchOptions: CacheQueryOptions = { ignoreVary: true };

/** The server marks what belongs to one visitor with `no-store`. */
const isPublic = ({ headers }: Response) => !/\bno-store\b/.test(headers.get('cache-control') ?? '');

/**
 * The plugins of a cache for public responses with status 200.
 *
 * @param types what their `Content-Type` must match: a proxy may answer with a page of its own
 */
export const keeps = (types: RegExp, maxEntries: number): WorkboxPlugin[] => [
  new CacheableResponsePlugin({ statuses: [200] }),
  {
    cacheWillUpdate: async ({ response }) =>
      isPublic(response) && types.test(response.headers.get('content-type') ?? '') ? response : null,
  },
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: KEPT_SECONDS, purgeOnQuotaError: true, matchOptions }),
];
