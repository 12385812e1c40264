import { usesSamples } from './site';

let started: Promise<unknown> | undefined;

/** Lets a service worker answer the calls of the API; resolves when it is ready. */
export function samplesReady(): Promise<unknown> {
  started ??= start();
  return started;
}

async function start(): Promise<void> {
  // Bundlers leave this block out of what runs on a server, where `msw/browser` does not exist.
  if (typeof window !== 'undefined') {
    if (!usesSamples || !('serviceWorker' in navigator)) return;
    const { setupWorker } = await import('msw/browser');
    const { exampleHandlers } = await import('@nzete/api-client/testing');
    await setupWorker(...exampleHandlers()).start({ quiet: true, onUnhandledFrame: 'bypass' });
  }
}
