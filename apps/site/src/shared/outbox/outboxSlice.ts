import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../rootReducer.ts';
import type { Content, FormName, KeptForm } from './keptForm.ts';

/** A kept form that was opened again; its form starts with it as with an answer of the server. */
interface ReopenedForm {
  id: string;
  form: FormName;
  /** The values of the form. */
  values: object;
  /** The errors of the server, by field. */
  errors: Readonly<Record<string, string>>;
  /** The same arguments are sent under the same key. */
  args: Content['args'];
}

interface OutboxState {
  /** A form is in use: its code may soon be needed, perhaps without a network. */
  isPrepared: boolean;
  /** The outbox is kept up to date. */
  isOpen: boolean;
  /** The forms have been read. */
  isRead: boolean;
  /** The last read failed: the browser stores nothing, or the page is being left. */
  isUnreadable: boolean;
  /** In the order in which they are sent. */
  forms: KeptForm[];
  isSending: boolean;
  reopened?: ReopenedForm | undefined;
  /** "This is not my phone": nothing is kept until the page is left. */
  isSharedDevice: boolean;
}

const initialState: OutboxState = {
  isPrepared: false,
  isOpen: false,
  isRead: false,
  isUnreadable: false,
  forms: [],
  isSending: false,
  isSharedDevice: false,
};

/** What is in the outbox. `outboxListener.ts` sends it. */
const outboxSlice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    outboxPrepared(state) {
      state.isPrepared = true;
    },
    outboxOpened(state) {
      state.isOpen = true;
    },
    formsRead(state, { payload }: PayloadAction<KeptForm[]>) {
      state.isRead = true;
      state.isUnreadable = false;
      state.forms = payload;
    },
    readFailed(state) {
      state.isUnreadable = true;
    },
    sendingChanged(state, { payload }: PayloadAction<boolean>) {
      state.isSending = payload;
    },
    /** Something could not be sent: the time of the next attempt, in milliseconds. */
    retryPlanned(_state, _action: PayloadAction<number>) {},
    formReopened(state, { payload }: PayloadAction<ReopenedForm | undefined>) {
      state.reopened = payload;
    },
    deviceShared(state, { payload }: PayloadAction<boolean>) {
      state.isSharedDevice = payload;
    },
  },
  selectors: {
    selectOutbox: (state) => state,
    selectIsSharedDevice: ({ isSharedDevice }) => isSharedDevice,
  },
});

declare module '../rootReducer.ts' {
  export interface LazySlices extends WithSlice<typeof outboxSlice> {}
}

export const {
  outboxPrepared,
  outboxOpened,
  formsRead,
  readFailed,
  sendingChanged,
  retryPlanned,
  formReopened,
  deviceShared,
} = outboxSlice.actions;
export const { selectOutbox, selectIsSharedDevice } = outboxSlice.injectInto(rootReducer).selectors;
