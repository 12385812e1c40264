import { baseApi } from './api.ts';
import type { NzeteClientConfig, NzeteThunkExtra } from './config.ts';

export interface NzeteStoreParts {
  /** Spread into the store's `reducer`. */
  reducer: Record<typeof baseApi.reducerPath, typeof baseApi.reducer>;
  middleware: typeof baseApi.middleware;
  /**
   * For `thunk: { extraArgument }` of getDefaultMiddleware. If your app has its own, spread this
   * one into it: `{ ...parts.extraArgument, myOwn }`.
   */
  extraArgument: NzeteThunkExtra;
}

/**
 * The parts of a Redux store that the client needs.
 *
 * @example
 * const parts = createNzeteStoreParts({
 *   baseUrl: '/api',
 *   getToken: (state) => (state as RootState).auth.token,
 * });
 * const store = configureStore({
 *   reducer: { ...parts.reducer, auth },
 *   middleware: (getDefault) =>
 *     getDefault({ thunk: { extraArgument: parts.extraArgument } }).concat(parts.middleware),
 * });
 */
export function createNzeteStoreParts(config: NzeteClientConfig = {}): NzeteStoreParts {
  return {
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: baseApi.middleware,
    extraArgument: { nzete: config },
  };
}
