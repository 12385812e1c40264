import { createSlice, nanoid, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../shared/rootReducer.ts';

export interface Notification {
  id: string;
  /** The component that sent it: its next message closes its errors, which no longer hold. */
  source?: string;
  tone: 'success' | 'error' | 'info';
  /** Translated. */
  title: string;
  description?: string;
}

/** The queued messages. The code that shows them is loaded with the first one. */
const notificationsSlice = createSlice({
  name: 'notifications',
  initialState: [] as Notification[],
  reducers: {
    notify: {
      prepare: (notification: Omit<Notification, 'id'>) => ({ payload: { ...notification, id: nanoid() } }),
      reducer(state, { payload }: PayloadAction<Notification>) {
        state.push(payload);
      },
    },
    notificationShown: (state, { payload }: PayloadAction<string>) => state.filter(({ id }) => id !== payload),
  },
  selectors: { selectWaiting: (state) => state, selectIsWaiting: (state) => state.length > 0 },
});

declare module '../../shared/rootReducer.ts' {
  export interface LazySlices extends WithSlice<typeof notificationsSlice> {}
}

export const { notify, notificationShown } = notificationsSlice.actions;
export const { selectWaiting, selectIsWaiting } = notificationsSlice.injectInto(rootReducer).selectors;
