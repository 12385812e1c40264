import { documents } from './documents.ts';
import { strategyOf } from './files.ts';
import { cacheNames } from './keep.ts';
import type { FilesLoaded, PageSeen } from './messages.ts';
import { addVisit, pageKey } from './visits.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('message', (event) => {
  const message: PageSeen | FilesLoaded | undefined = event.data;
  if (message?.type === 'page-seen') event.waitUntil(keepPage(message, event));
  if (message?.type === 'files-loaded') event.waitUntil(keepFiles(message, event));
});

/** Remembers a page, and keeps its document. */
async function keepPage({ address, title, language, document }: PageSeen, event: ExtendableEvent) {
  await addVisit(address, { title, language });
  if (!document) return;
  const cache = await caches.open(cacheNames.documents);
  if (await cache.match(pageKey(document, language))) return;
  // A document that the browser has not kept is kept when it is next loaded.
  const request = new Request(document, { cache: 'only-if-cached', mode: 'same-origin' });
  await documents.handle({ request, event }).catch(() => {});
}

/** From the browser's own cache; only what is no longer there is downloaded again. */
async function keepFiles({ files }: FilesLoaded, event: ExtendableEvent) {
  const keep = (file: string) =>
    strategyOf(new URL(file))?.handle({ request: new Request(file, { cache: 'force-cache' }), event });
  await Promise.allSettled(files.map(keep));
}
