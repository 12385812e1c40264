import { createNzeteStoreParts } from '@nzete/api-client';
import { configureStore } from '@reduxjs/toolkit';
import { samplesReady } from './samples';

/** The base URL of the API: on your own origin, because its server allows no other. */
export const apiUrl = () => new URL('/api', typeof location === 'undefined' ? 'http://localhost' : location.href).href;

/** A server that renders pages makes a store for each request. */
export function makeStore() {
  const parts = createNzeteStoreParts({
    baseUrl: apiUrl(),
    fetch: async (request) => {
      await samplesReady();
      return fetch(request);
    },
  });
  return configureStore({
    reducer: parts.reducer,
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: parts.extraArgument } }).concat(parts.middleware),
  });
}
