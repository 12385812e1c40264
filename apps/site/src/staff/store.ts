import { createNzeteStoreParts, type NzeteClientConfig, readError } from '@nzete/api-client';
import { staffApi } from '@nzete/api-client/staff';
import { configureStore, isRejectedWithValue } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { type LanguageRoot, languageSlice, selectLanguage } from '../features/language/languageSlice.ts';
import { listenerMiddleware, startAppListening } from '../shared/listeners.ts';
import { rootReducer } from '../shared/rootReducer.ts';
import { catalogues } from './catalogues.ts';
import { sendWithSession } from './session/sendWithSession.ts';
import { selectSession, sessionEnded, sessionSlice } from './session/sessionSlice.ts';

type ClientOptions = Pick<NzeteClientConfig, 'baseUrl' | 'fetch' | 'retriesReads'>;

const reducer = rootReducer.inject(languageSlice).inject(sessionSlice);

/** A call was refused because nobody is signed in, or the session has ended. */
const isSignedOut = (action: unknown) => isRejectedWithValue(action) && readError(action.payload).status === 401;

startAppListening({
  predicate: isSignedOut,
  effect: (_action, { dispatch }) => {
    dispatch(sessionEnded());
  },
});

/** The store of the staff area. */
export function createStaffStore({ fetch = (request) => window.fetch(request), ...client }: ClientOptions = {}) {
  const parts = createNzeteStoreParts({
    ...client,
    getLanguage: (state) => selectLanguage(state as LanguageRoot),
    fetch: (request) =>
      sendWithSession(request, {
        fetch,
        session: () => selectSession(store.getState()),
        renew: async () => {
          const { getStaffSession } = staffApi.endpoints;
          const renewal = getStaffSession.initiate({}, { forceRefetch: true, subscribe: false });
          return (await store.dispatch(renewal)).data;
        },
      }),
  });
  const store = configureStore({
    reducer,
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: { ...parts.extraArgument, catalogues } } })
        .prepend(listenerMiddleware.middleware)
        .concat(parts.middleware),
  });
  // Waiting numbers are read again when the window is looked at again.
  setupListeners(store.dispatch);
  return store;
}

export type StaffStore = ReturnType<typeof createStaffStore>;
