import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../shared/rootReducer.ts';
import { type DraftValues, isSame } from './storedDraft.ts';

/**
 * `none`: nothing is kept. `saved`: what was typed is kept. `failed`: the device does not keep it.
 * `cleared`: the form was just emptied.
 */
export type DraftStatus = 'none' | 'saved' | 'failed' | 'cleared';

interface DraftState {
  status: DraftStatus;
  /** The values of the empty form. */
  empty: DraftValues;
  /** The last values that were more than the empty form. */
  values?: DraftValues | undefined;
  /** What the form is to take where it is still empty: from an earlier visit, or taken back. */
  restored?: DraftValues | undefined;
  /** The values wait to be written. */
  isUnsaved: boolean;
}

/** By the name of the form, while it is on the page. */
const initialState: Partial<Record<string, DraftState>> = {};

type Named<Payload = object> = PayloadAction<{ name: string } & Payload>;

const created = (empty: DraftValues): DraftState => ({ status: 'none', empty, isUnsaved: false });

/** The values of unsent forms. `draftsListener.ts` keeps them on the device. */
const draftsSlice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    /** The form is on the page. Before that nothing of it is kept. */
    draftOpened(state, { payload: { name, empty } }: Named<{ empty: DraftValues }>) {
      state[name] = created(empty);
    },
    draftClosed(state, { payload: { name } }: Named) {
      delete state[name];
    },
    /** An earlier visit has left values. */
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
    /** Takes back that the form was emptied. */
    clearingUndone(state, { payload: { name } }: Named) {
      const draft = state[name];
      if (!draft?.values) return;
      draft.isUnsaved = true;
      // A copy, because a form takes what it has not been given before.
      draft.restored = { ...draft.values };
      if (draft.status === 'cleared') draft.status = 'none';
    },
    draftWritten(state, { payload: { name, isStored } }: Named<{ isStored: boolean }>) {
      const draft = state[name];
      if (draft) state[name] = { ...draft, status: isStored ? 'saved' : 'failed', isUnsaved: false };
    },
    /** The page is hidden or left. It may not come back. */
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
