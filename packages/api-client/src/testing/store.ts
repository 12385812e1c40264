import { configureStore, type Store, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import type { NzeteClientConfig, NzeteThunkExtra } from '../base/config.ts';
import { createNzeteStoreParts, type NzeteStoreParts } from '../base/storeParts.ts';

type State = { [Path in keyof NzeteStoreParts['reducer']]: ReturnType<NzeteStoreParts['reducer'][Path]> };

/** The state of a store with only the client. */
export type TestStore = Omit<Store<State>, 'dispatch'> & {
  dispatch: ThunkDispatch<State, NzeteThunkExtra, UnknownAction>;
};

/** A store with only the client, for tests. Requests go to `http://nzete.test/api` by default. */
export function createTestStore(config: NzeteClientConfig = {}): TestStore {
  const parts = createNzeteStoreParts({ baseUrl: 'http://nzete.test/api', ...config });
  return configureStore({
    reducer: parts.reducer,
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: parts.extraArgument } }).concat(parts.middleware),
  });
}
