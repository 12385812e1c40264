import type { PageSeen } from '../../worker/messages.ts';

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
  const message: PageSeen = { type: 'page-seen', ...page, loaded: isUnknown ? loaded() : undefined };
  isUnknown = false;
  worker?.postMessage(message);
}

const loaded = () => ({
  document: performance.getEntriesByType('navigation')[0]?.name ?? '',
  files: performance.getEntriesByType('resource').map(({ name }) => name),
});
