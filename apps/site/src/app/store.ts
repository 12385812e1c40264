import { createNzeteStoreParts, type NzeteClientConfig } from '@nzete/api-client';
import {
  combineReducers,
  configureStore,
  type ReducersMapObject,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { authSlice, selectToken } from '../features/auth/authSlice.ts';
import { languageSlice, selectLanguage } from '../features/language/languageSlice.ts';
import { notificationsSlice } from '../features/notifications/notificationsSlice.ts';
import type { LateStateExtra } from '../shared/lateState.ts';
import { catalogues } from './catalogues.ts';

type ClientOptions = Pick<NzeteClientConfig, 'baseUrl' | 'fetch' | 'retriesReads'>;

/** The site's one store; on the server one for each rendering. By default the API is at `/api` on the same origin. */
export function createSiteStore(client: ClientOptions = {}) {
  const parts = createNzeteStoreParts({
    ...client,
    getToken: (state) => selectToken(state as RootState),
    getLanguage: (state) => selectLanguage(state as RootState),
  });
  const reducers = {
    ...parts.reducer,
    auth: authSlice.reducer,
    language: languageSlice.reducer,
    notifications: notificationsSlice.reducer,
  };
  const late: ReducersMapObject = {};
  const addState: LateStateExtra['addState'] = ({ name, reducer }, listen) => {
    if (late[name]) return;
    late[name] = reducer;
    store.replaceReducer(combineReducers({ ...late, ...reducers }));
    listen?.(store);
  };
  const store = configureStore({
    reducer: reducers,
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: { ...parts.extraArgument, catalogues, addState } } }).concat(
        parts.middleware,
      ),
  });
  return store;
}

export type SiteStore = ReturnType<typeof createSiteStore>;
export type RootState = ReturnType<SiteStore['getState']>;
type Extra = ReturnType<typeof createNzeteStoreParts>['extraArgument'] &
  LateStateExtra & { catalogues: typeof catalogues };
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Extra, UnknownAction>;
