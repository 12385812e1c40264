import type { AppThunk } from '../rootReducer.ts';
import type { Content, FormName, KeptForm } from './keptForm.ts';
import { outboxDatabase } from './outboxDatabase.ts';
import {
  formReopened,
  formsRead,
  outboxOpened,
  readFailed,
  retryPlanned,
  selectOutbox,
  sendingChanged,
} from './outboxSlice.ts';
import { OUTBOX, sendWaiting } from './sendWaiting.ts';

/** Tells the other tabs that a form was kept, sent or removed. */
export function announceChange() {
  const channel = new BroadcastChannel(OUTBOX);
  channel.postMessage(null);
  channel.close();
}

/** Reads the outbox. If it cannot be read, what is known of it stays. */
export const readOutbox = (): AppThunk<Promise<void>> => async (dispatch) => {
  try {
    dispatch(formsRead(await outboxDatabase.list()));
  } catch {
    dispatch(readFailed());
  }
};

/** Reads and sends the outbox, and keeps it up to date, once for each page. */
export const openOutbox = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  if (selectOutbox(getState()).isOpen) return;
  dispatch(outboxOpened());
  await dispatch(readOutbox());
};

/**
 * Sends what waits, or one form.
 * @param only the id of the form
 */
export const sendOutbox =
  (only?: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (!only && navigator.onLine === false) return;
    const onChange = () => {
      announceChange();
      void dispatch(readOutbox());
    };
    dispatch(sendingChanged(true));
    const retryAt = await sendWaiting({ only, onChange }).catch(() => undefined);
    await dispatch(readOutbox());
    dispatch(sendingChanged(false));
    if (retryAt !== undefined) dispatch(retryPlanned(retryAt));
  };

/** Asks the browser to wake the service worker when there is a network, if it can. */
async function requestSync() {
  const registration = (await navigator.serviceWorker?.getRegistration()) as SyncRegistration | undefined;
  await registration?.sync?.register(OUTBOX);
}

/** Background Sync, which TypeScript does not describe. */
interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register: (tag: string) => Promise<void> };
}

/**
 * Keeps a form until it can be sent. In place of a form that was opened again, it replaces that one.
 * @returns whether it is kept: not in a private window, or when the storage is full
 */
export const keepForm =
  (form: Pick<KeptForm, 'id' | 'form' | 'lang'>, content: Content): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const kept: KeptForm = {
      ...form,
      keptAt: Date.now(),
      state: 'waiting',
      attempts: 0,
      notBefore: 0,
      isTold: false,
    };
    try {
      await outboxDatabase.keep(kept, content);
    } catch {
      return false;
    }
    const { reopened, isOpen } = selectOutbox(getState());
    if (reopened?.form === form.form && reopened.id !== form.id) await outboxDatabase.remove(reopened.id);
    dispatch(formReopened(undefined));
    announceChange();
    await dispatch(isOpen ? readOutbox() : openOutbox());
    if (isOpen) dispatch(retryPlanned(Date.now()));
    // Without it, the form is sent by the next page that is open with a network.
    void requestSync().catch(() => {});
    return true;
  };

export const removeForm =
  (id: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    await outboxDatabase.remove(id);
    announceChange();
    await dispatch(readOutbox());
  };

/** A form that was opened again has been sent by its page: it is no longer in the outbox. */
export const reopenedSent =
  (form: FormName): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { reopened } = selectOutbox(getState());
    if (reopened?.form !== form) return;
    dispatch(formReopened(undefined));
    await dispatch(removeForm(reopened.id));
  };

/**
 * Opens a form again: its page starts with the values and the errors. It is not sent by itself
 * meanwhile.
 * @returns whether it could be read
 */
export const reopenForm =
  ({ id, form, refusal }: KeptForm): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const content = await outboxDatabase.contentOf(id);
    const isThere = await outboxDatabase.change(id, ({ state }) => (state === 'waiting' ? { state: 'opened' } : {}));
    if (!content || !isThere) return false;
    dispatch(formReopened({ id, form, values: content.values, args: content.args, errors: refusal?.fields ?? {} }));
    announceChange();
    await dispatch(readOutbox());
    return true;
  };

/** The forms of which the visitor has not been told yet what became of them, each in one tab only. */
export const takeNews = (): AppThunk<Promise<KeptForm[]>> => async (dispatch, getState) => {
  const isNews = ({ state, isTold }: KeptForm) => !isTold && (state === 'arrived' || state === 'refused');
  const news: KeptForm[] = [];
  for (const form of selectOutbox(getState()).forms.filter(isNews)) {
    let isFirst = false;
    await outboxDatabase.change(form.id, ({ isTold }) => {
      isFirst = !isTold;
      return { isTold: true };
    });
    if (isFirst) news.push(form);
  }
  if (news.length > 0) await dispatch(readOutbox());
  return news;
};
