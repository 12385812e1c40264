import type { DraftStatus } from '@nzete/ui/DraftNotice';
import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { selectIsSharedDevice } from '../../shared/outbox/outboxSlice.ts';
import type { RootState } from '../../shared/rootReducer.ts';
import { underSameKey } from '../../shared/sameKey.ts';
import {
  clearingUndone,
  draftChanged,
  draftClosed,
  draftDiscarded,
  draftOpened,
  pageLeft,
  selectDraft,
} from './draftsSlice.ts';
import { type DraftValues, storedAttempt } from './storedDraft.ts';
import './draftsListener.ts';

/** A draft, for a form and its DraftNotice. */
export interface Draft<Values> {
  status: DraftStatus;
  /**
   * Values for the fields that are still empty: from an earlier visit, or after an undone reset.
   */
  restored: Values | undefined;
  /** To be called with every change of the values. Debounced; an empty form removes the draft. */
  save: (values: Values) => void;
  /** Removes the draft, because the form was sent. To be called before the form is reset. */
  discard: () => void;
  /** Undoes a reset of the form. */
  undo: () => void;
  /** For the trigger of `useOnce`: what was sent before a reload is sent again under the same key. */
  underSameKey: ReturnType<typeof underSameKey>;
}

/**
 * Stores the values of an unsent form on the device, so that they survive a reload. Phones are
 * shared: never use it for the identity check, which is kept in its tab (`routes/partners`).
 *
 * `restored` is undefined on the server and during hydration.
 *
 * @param name the name of the form; the key in local storage is `draft.<name>`
 * @param empty the values of the empty form, a constant: only its keys and types are restored
 * @example
 * const draft = useDraft('volunteers', emptyVolunteerValues);
 * <VolunteerForm draft={draft.restored} onValuesChange={draft.save}>
 *   <DraftNotice status={draft.status} onUndo={draft.undo} />
 * </VolunteerForm>
 */
export function useDraft<Values extends DraftValues>(name: string, empty: Values): Draft<Values> {
  const dispatch = useDispatch();
  const { getState } = useStore<RootState>();
  // Selected separately, so that typing does not rerender.
  const status = useSelector((state: RootState) => selectDraft(state, name)?.status ?? 'none');
  const restored = useSelector((state: RootState) => selectDraft(state, name)?.restored);
  useEffect(() => {
    dispatch(draftOpened({ name, empty }));
    const leave = () => void dispatch(pageLeft());
    const leaveWhenHidden = () => document.visibilityState === 'hidden' && leave();
    // On phones a background page may be killed without another event.
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
      underSameKey: underSameKey({
        read: () => storedAttempt.read(name),
        write: (text) => {
          if (!selectIsSharedDevice(getState())) storedAttempt.write(name, text);
        },
      }),
    }),
    [dispatch, getState, name],
  );
  // It has the type of `empty`: `readDraft` ensures its shape.
  return { ...actions, status, restored: restored as Values | undefined };
}
