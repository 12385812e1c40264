import type { DraftStatus } from '@nzete/ui/DraftNotice';
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../shared/rootReducer.ts';
import { type DraftValues, isSame } from './storedDraft.ts';

export interface DraftState {
  status: DraftStatus;
  /** The values of the empty form. */
  empty: DraftValues;
  /** The last values that differed from the empty form. */
  values?: DraftValues | undefined;
  /**
   * Values for the fields that are still empty: from an earlier visit, or after an undone reset.
   */
  restored?: DraftValues | undefined;
  /** The values have not been written yet. */
  isUnsaved: boolean;
}

/** By the name of the form, while it is mounted. */
const initialState: Partial<Record<string, DraftState>> = {};

type Named<Payload = object> = PayloadAction<{ name: string } & Payload>;

const created = (empty: DraftValues): DraftState => ({ status: 'none', empty, isUnsaved: false });

/** The values of unsent forms. `draftsListener.ts` stores them on the device. */
const draftsSlice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    /** The form was mounted. Nothing is stored before that. */
    draftOpened(state, { payload: { name, empty } }: Named<{ empty: DraftValues }>) {
      state[name] = created(empty);
    },
    draftClosed(state, { payload: { name } }: Named) {
      delete state[name];
    },
    /** A draft of an earlier visit was found. */
    draftRestored(state, { payload: { name, values } }: Named<{ values: DraftValues }>) {
      const draft = state[name];
      if (draft) state[name] = { ...draft, status: 'saved', values, restored: values };
    },
    draftChanged(state, { payload: { name, values } }: Named<{ values: DraftValues }>) {
      const draft = state[name];
      if (!draft) return;
      const wasKept = draft.isUnsaved || draft.status === 'saved' || draft.status === 'failed';
      draft.isUnsaved = !isSame(values, draft.empty);
      if (draft.isUnsaved) {
        draft.values = values;
        if (draft.status === 'cleared') draft.status = 'none';
      } else if (wasKept) {
        draft.status = 'cleared';
        draft.restored = undefined;
      }
    },
    /** The form was sent. */
    draftDiscarded(state, { payload: { name } }: Named) {
      const draft = state[name];
      if (draft) state[name] = created(draft.empty);
    },
    /** The reset of the form was undone. */
    clearingUndone(state, { payload: { name } }: Named) {
      const draft = state[name];
      if (!draft?.values) return;
      draft.isUnsaved = true;
      // A copy, because a form only applies a draft with a new identity.
      draft.restored = { ...draft.values };
      if (draft.status === 'cleared') draft.status = 'none';
    },
    draftWritten(state, { payload: { name, isStored } }: Named<{ isStored: boolean }>) {
      const draft = state[name];
      if (draft) state[name] = { ...draft, status: isStored ? 'saved' : 'failed', isUnsaved: false };
    },
    /** The page was hidden or closed, and may not come back. */
    pageLeft() {},
  },
  selectors: {
    selectDraft: (state, name: string) => state[name],
    selectDrafts: (state) => state,
  },
});

declare module '../../shared/rootReducer.ts' {
  export interface LazySlices extends WithSlice<typeof draftsSlice> {}
}

export const { draftOpened, draftClosed, draftRestored, draftChanged } = draftsSlice.actions;
export const { draftDiscarded, clearingUndone, draftWritten, pageLeft } = draftsSlice.actions;
export const { selectDraft, selectDrafts } = draftsSlice.injectInto(rootReducer).selectors;
