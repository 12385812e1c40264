import { OUTBOX, sendWaiting } from '../shared/outbox/sendWaiting.ts';

declare const self: ServiceWorkerGlobalScope;

/** Of Background Sync, which TypeScript does not describe. */
interface SyncEvent extends ExtendableEvent {
  tag: string;
}

// Its listener runs once there is a network, also when no page of the site is open.
self.addEventListener('sync', (event) => {
  const sync = event as unknown as SyncEvent;
  if (sync.tag === OUTBOX) sync.waitUntil(send());
});

/** Rejects while something still waits, so that the browser tries again later. */
async function send() {
  const channel = new BroadcastChannel(OUTBOX);
  const retryAt = await sendWaiting({ onChange: () => channel.postMessage(null) });
  channel.close();
  if (retryAt !== undefined) throw new Error('The outbox could not be sent yet.');
}
