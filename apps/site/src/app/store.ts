import { createNzeteStoreParts, type NzeteClientConfig } from '@nzete/api-client';
import { configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { selectToken } from '../features/auth/authSlice.ts';
import { languageSlice, selectLanguage } from '../features/language/languageSlice.ts';
import { listenerMiddleware } from '../shared/listeners.ts';
import { rootReducer } from '../shared/rootReducer.ts';
import { catalogues } from './catalogues.ts';

type ClientOptions = Pick<NzeteClientConfig, 'baseUrl' | 'fetch' | 'retriesReads'>;

const reducer = rootReducer.inject(languageSlice);

/** The site's store; on the server one for each request. By default the API is at `/api`. */
export function createSiteStore(client: ClientOptions = {}) {
  const parts = createNzeteStoreParts({
    ...client,
    getToken: (state) => selectToken(state as RootState),
    getLanguage: (state) => selectLanguage(state as RootState),
  });
  return configureStore({
    reducer,
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: { ...parts.extraArgument, catalogues } } })
        .prepend(listenerMiddleware.middleware)
        .concat(parts.middleware),
  });
}

export type SiteStore = ReturnType<typeof createSiteStore>;
export type RootState = ReturnType<SiteStore['getState']>;
type Extra = ReturnType<typeof createNzeteStoreParts>['extraArgument'] & { catalogues: typeof catalogues };
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Extra, UnknownAction>;
