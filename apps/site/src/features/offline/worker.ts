import type { FilesLoaded, PageSeen } from '../../worker/messages.ts';

const WORKER_URL = '/worker.js';

/**
 * Registers the service worker, and resolves with it once it is active. Null where there is
 * none: in older browsers, in some private windows, or when its file is broken. The site works
 * without it.
 */
async function start(): Promise<ServiceWorker | null> {
  if (!('serviceWorker' in navigator)) return null;
  isUnknown = navigator.serviceWorker.controller === null;
  try {
    await navigator.serviceWorker.register(WORKER_URL);
    return (await navigator.serviceWorker.ready).active;
  } catch {
    return null;
  }
}

/** Whether the page was loaded without the worker, which must be told what it consists of. */
let isUnknown = false;
let started: ReturnType<typeof start> | undefined;

/** The same as `start`, once for each page that is loaded. */
export const startWorker = () => {
  started ??= start();
  return started;
};

/** Tells the worker that a page has been read, so that it can be read again without a network. */
export async function reportPage(page: Pick<PageSeen, 'address' | 'title' | 'language'>) {
  const worker = await startWorker();
  if (!worker) return;
  const document = isUnknown ? performance.getEntriesByType('navigation')[0]?.name : undefined;
  const message: PageSeen = { type: 'page-seen', ...page, document };
  worker.postMessage(message);
  if (isUnknown) reportFiles(worker);
  isUnknown = false;
}

/** Also those that are still loading while the worker takes over the page. */
function reportFiles(worker: ServiceWorker) {
  new PerformanceObserver((list) => {
    const message: FilesLoaded = { type: 'files-loaded', files: list.getEntries().map(({ name }) => name) };
    worker.postMessage(message);
  }).observe({ type: 'resource', buffered: true });
}
