import { createNzeteStoreParts } from '@nzete/api-client';
import { configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { authSlice } from '../features/auth/authSlice.ts';
import { languageSlice, selectLanguage } from '../features/language/languageSlice.ts';
import { notificationsSlice } from './notifications/notificationsSlice.ts';

/** The site's one store. `apiBaseUrl` is where the API answers; `/api` on the same origin unless a test says otherwise. */
export function createSiteStore({ apiBaseUrl }: { apiBaseUrl?: string } = {}) {
  const client = createNzeteStoreParts({
    baseUrl: apiBaseUrl,
    getToken: (state) => authSlice.selectors.selectToken(state as { auth: ReturnType<typeof authSlice.reducer> }),
    getLanguage: (state) => selectLanguage(state as { language: ReturnType<typeof languageSlice.reducer> }),
  });
  return configureStore({
    reducer: {
      ...client.reducer,
      auth: authSlice.reducer,
      language: languageSlice.reducer,
      notifications: notificationsSlice.reducer,
    },
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: client.extraArgument } }).concat(client.middleware),
  });
}

export type SiteStore = ReturnType<typeof createSiteStore>;
export type RootState = ReturnType<SiteStore['getState']>;
export type AppDispatch = SiteStore['dispatch'];
export type AppThunk<Result = void> = ThunkAction<Result, RootState, ThunkExtra, UnknownAction>;
type ThunkExtra = ReturnType<typeof createNzeteStoreParts>['extraArgument'];
