import { isAnyOf } from '@reduxjs/toolkit';
import { startAppListening } from '../../shared/listeners.ts';
import { deviceShared, selectIsSharedDevice } from '../../shared/outbox/outboxSlice.ts';
import type { AppDispatch, RootState } from '../../shared/rootReducer.ts';
import {
  clearingUndone,
  type DraftState,
  draftChanged,
  draftClosed,
  draftDiscarded,
  draftOpened,
  draftRestored,
  draftWritten,
  pageLeft,
  selectDraft,
  selectDrafts,
} from './draftsSlice.ts';
import { isSame, storedDraft } from './storedDraft.ts';

/** The debounce delay for saving, in milliseconds. */
const PAUSE_MS = 400;

/** What was typed in this tab and saved: another tab may have saved its own draft over it since. */
const isTypedHere = ({ status, values, restored }: DraftState) =>
  status === 'saved' && values !== undefined && !(restored && isSame(values, restored));

function write(state: RootState, dispatch: AppDispatch, isWanted: (draft: DraftState) => boolean) {
  for (const [name, draft] of Object.entries(selectDrafts(state))) {
    if (!draft?.values || !isWanted(draft)) continue;
    const isStored = !selectIsSharedDevice(state) && storedDraft.write(name, draft.values);
    dispatch(draftWritten({ name, isStored }));
  }
}

startAppListening({
  actionCreator: draftOpened,
  effect: ({ payload: { name, empty } }, { dispatch }) => {
    const values = storedDraft.read(name, empty);
    if (values) dispatch(draftRestored({ name, values }));
  },
});

const hasNewValues = isAnyOf(draftChanged, clearingUndone);

startAppListening({
  matcher: hasNewValues,
  effect: async ({ payload: { name } }, { dispatch, getState, cancelActiveListeners, delay }) => {
    cancelActiveListeners();
    if (selectDraft(getState(), name)?.isUnsaved === false) storedDraft.remove(name);
    await delay(PAUSE_MS);
    write(getState(), dispatch, ({ isUnsaved }) => isUnsaved);
  },
});

startAppListening({
  matcher: isAnyOf(pageLeft, draftClosed),
  // The original state, because a closed form is no longer in the current one.
  effect: (_action, { dispatch, getOriginalState }) =>
    write(getOriginalState(), dispatch, (draft) => draft.isUnsaved || isTypedHere(draft)),
});

startAppListening({
  actionCreator: draftDiscarded,
  effect: ({ payload: { name } }) => storedDraft.remove(name),
});

// "This is not my phone": what was stored goes, and stays in the form only.
startAppListening({
  actionCreator: deviceShared,
  effect: (_action, { dispatch, getState }) => {
    const isShared = selectIsSharedDevice(getState());
    for (const [name, draft] of Object.entries(selectDrafts(getState()))) {
      if (!draft?.values) continue;
      if (isShared) storedDraft.remove(name);
      dispatch(draftWritten({ name, isStored: !isShared && storedDraft.write(name, draft.values) }));
    }
  },
});
