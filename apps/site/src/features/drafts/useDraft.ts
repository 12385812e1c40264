import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { RootState } from '../../shared/rootReducer.ts';
import {
  clearingUndone,
  type DraftStatus,
  draftChanged,
  draftClosed,
  draftDiscarded,
  draftOpened,
  pageLeft,
  selectDraft,
} from './draftsSlice.ts';
import type { DraftValues } from './storedDraft.ts';
import './draftsListener.ts';

/** What a form and its DraftNotice need of a draft. */
export interface Draft<Values> {
  status: DraftStatus;
  /** What the form is to take where it is still empty: from an earlier visit, or taken back. */
  restored: Values | undefined;
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
  const dispatch = useDispatch();
  // One by one: a key in the form changes neither, and renders nothing here.
  const status = useSelector((state: RootState) => selectDraft(state, name)?.status ?? 'none');
  const restored = useSelector((state: RootState) => selectDraft(state, name)?.restored);
  useEffect(() => {
    dispatch(draftOpened({ name, empty }));
    const leave = () => void dispatch(pageLeft());
    const leaveWhenHidden = () => document.visibilityState === 'hidden' && leave();
    // A phone ends a page in the background without another event.
    document.addEventListener('visibilitychange', leaveWhenHidden);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', leaveWhenHidden);
      window.removeEventListener('pagehide', leave);
      dispatch(draftClosed({ name }));
    };
  }, [dispatch, name, empty]);
  const actions = useMemo(
    () => ({
      save: (values: Values) => void dispatch(draftChanged({ name, values })),
      discard: () => void dispatch(draftDiscarded({ name })),
      undo: () => void dispatch(clearingUndone({ name })),
    }),
    [dispatch, name],
  );
  // Of the type of `empty`: it was given as such, or read back in its shape.
  return { ...actions, status, restored: restored as Values | undefined };
}
