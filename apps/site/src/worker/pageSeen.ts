import { documents } from './documents.ts';
import { strategyOf } from './files.ts';
import { cacheNames } from './keep.ts';
import type { PageSeen } from './messages.ts';
import { addVisit, pageKey } from './visits.ts';

declare const self: ServiceWorkerGlobalScope;

const SECOND_ATTEMPT_MS = 2_000;

/** Only what the browser has in its own cache, so that nothing is downloaded twice. */
const withoutNetwork = (url: string) => new Request(url, { cache: 'only-if-cached', mode: 'same-origin' });

self.addEventListener('message', (event) => {
  const message: PageSeen | undefined = event.data;
  if (message?.type === 'page-seen') event.waitUntil(keepPage(message, event));
});

/** Remembers a page, and keeps what it loaded before the worker was there. */
async function keepPage({ address, title, language, loaded }: PageSeen, event: ExtendableEvent) {
  await addVisit(address, { title, language });
  if (!loaded) return;
  // What the browser no longer has is kept when it is next loaded.
  await Promise.allSettled([
    keepDocument(loaded.document, language, event),
    ...loaded.files.map((file) => keepFile(file, event)),
  ]);
}

/** The browser may still write a large file to its cache, so a second attempt follows. */
async function keepFile(file: string, event: ExtendableEvent) {
  const strategy = strategyOf(new URL(file));
  const attempt = () => strategy?.handle({ request: withoutNetwork(file), event });
  try {
    return await attempt();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, SECOND_ATTEMPT_MS));
    return attempt();
  }
}

async function keepDocument(address: string, language: string, event: ExtendableEvent) {
  const cache = await caches.open(cacheNames.documents);
  if (await cache.match(pageKey(address, language))) return undefined;
  return documents.handle({ request: withoutNetwork(address), event });
}
