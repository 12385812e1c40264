import { startAppListening } from '../listeners.ts';
import { readOutbox, sendOutbox } from './outbox.ts';
import { outboxOpened, retryPlanned } from './outboxSlice.ts';
import { OUTBOX } from './sendWaiting.ts';

startAppListening({
  actionCreator: outboxOpened,
  effect: (_action, { dispatch }) => {
    // Another tab or the service worker has changed something.
    new BroadcastChannel(OUTBOX).addEventListener('message', () => void dispatch(readOutbox()));
    window.addEventListener('online', () => void dispatch(sendOutbox()));
    void dispatch(sendOutbox());
  },
});

startAppListening({
  actionCreator: retryPlanned,
  effect: async ({ payload }, { dispatch, cancelActiveListeners, delay }) => {
    cancelActiveListeners();
    await delay(Math.max(0, payload - Date.now()));
    if (navigator.onLine !== false) await dispatch(sendOutbox());
  },
});
