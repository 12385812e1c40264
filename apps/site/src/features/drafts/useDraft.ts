import { useEffect, useState, useSyncExternalStore } from 'react';
import { createDraft, type DraftState } from './createDraft.ts';
import type { DraftValues } from './storedDraft.ts';

/** What a form and its DraftNotice need of a draft. */
export interface Draft<Values> extends DraftState<Values> {
  /** Call it with every change of the values. It writes when the visitor pauses; the empty form removes the draft. */
  save: (values: Values) => void;
  /** Forgets the draft, because the form was sent. Call it before the form is emptied. */
  discard: () => void;
  /** Takes back that the form was emptied. */
  undo: () => void;
}

/**
 * Keeps the values of an unsent form on the device, so that they survive a reload. For what may lie on a shared phone only: never for
 * identity documents or a KYC form.
 *
 * On the server and while the page is hydrated `restored` is undefined; it comes right after. A form fills with it the fields that are
 * still empty, so nothing that was typed early is lost.
 *
 * @param name the form's, and with `draft.` before it the key in local storage
 * @param empty the values of the empty form, a constant: it says which keys and types are read back
 * @example
 * const draft = useDraft('volunteers', emptyVolunteerApplication);
 * <VolunteerForm draft={draft.restored} onValuesChange={draft.save}><DraftNotice draft={draft} /></VolunteerForm>
 */
export function useDraft<Values extends DraftValues>(name: string, empty: Values): Draft<Values> {
  const [draft] = useState(() => createDraft(name, empty));
  const state = useSyncExternalStore(draft.subscribe, draft.state, draft.state);
  useEffect(() => {
    draft.open();
    const flushWhenHidden = () => document.visibilityState === 'hidden' && draft.flush();
    // A phone ends a page in the background without another event.
    document.addEventListener('visibilitychange', flushWhenHidden);
    window.addEventListener('pagehide', draft.flush);
    return () => {
      document.removeEventListener('visibilitychange', flushWhenHidden);
      window.removeEventListener('pagehide', draft.flush);
      draft.flush();
    };
  }, [draft]);
  return { ...state, save: draft.save, discard: draft.discard, undo: draft.undo };
}
