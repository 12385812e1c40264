import { loadTexts } from '../features/language/language.ts';
import { openOutbox } from '../shared/outbox/outbox.ts';
import '../shared/outbox/outboxListener.ts';
import type { SiteStore } from './store.ts';

/** Sends what an earlier visit has left in the outbox, and shows what waits. */
export async function startOutbox({ dispatch }: SiteStore) {
  await dispatch(loadTexts('outbox'));
  await dispatch(openOutbox());
}
