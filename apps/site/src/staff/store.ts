import { createNzeteStoreParts, type NzeteClientConfig, readError } from '@nzete/api-client';
import { configureStore, isRejectedWithValue } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { type LanguageRoot, languageSlice, selectLanguage } from '../features/language/languageSlice.ts';
import { listenerMiddleware, startAppListening } from '../shared/listeners.ts';
import { rootReducer } from '../shared/rootReducer.ts';
import { catalogues } from './catalogues.ts';
import { selectCsrfToken, sessionEnded, sessionSlice } from './session/sessionSlice.ts';

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
    // The session is in a cookie, so every write repeats a token that another site cannot know.
    fetch: (request) => {
      const token = selectCsrfToken(store.getState());
      if (token && request.method !== 'GET') request.headers.set('x-csrf-token', token);
      return fetch(request);
    },
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
