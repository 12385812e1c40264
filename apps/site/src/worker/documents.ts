import type { WorkboxPlugin } from 'workbox-core';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { cacheNames, keeps, matchOptions } from './keep.ts';
import { offlinePage } from './offlinePage.ts';
import { readOffline, withoutContent } from './savedDocument.ts';
import { languageOf, pageKey, visitOf } from './visits.ts';

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

const marksAsSaved: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse && readOffline(cachedResponse, cachedResponse.headers.get('date')),
};

/** Documents come from the network, and only without an answer in time from the cache. */
export const documents = new NetworkFirst({
  cacheName: cacheNames.documents,
  plugins: [byLanguage, ...keeps(/^text\/html/, 60), marksAsSaved],
  matchOptions,
  networkTimeoutSeconds: 5,
});

const route = new NavigationRoute(documents, { denylist: [/^\/api\//, /^\/(?:design|staff)(?:\/|$)/] });
route.setCatchHandler(async ({ request }) => {
  const language = await languageOf(request.url);
  return (await pageOfVisit(request.url, language)) ?? offlinePage(language);
});
registerRoute(route);

/** A page that was opened by a link inside the site has no document: any other's can start it. */
async function pageOfVisit(address: string, language: string): Promise<Response | undefined> {
  const visit = await visitOf(address, language);
  if (!visit) return undefined;
  const cache = await caches.open(cacheNames.documents);
  // The last ones first: of the same build as the page, and with its texts.
  const keys = (await cache.keys()).toReversed();
  const isSameLanguage = ({ url }: Request) => new URL(url).searchParams.get('lang') === language;
  for (const key of [...keys.filter(isSameLanguage), ...keys.filter((each) => !isSameLanguage(each))]) {
    const document = await cache.match(key, matchOptions);
    const page = document && (await readOffline(document, visit.at, withoutContent));
    if (page) return page;
  }
  return undefined;
}
