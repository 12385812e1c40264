import { nzeteApi } from '@nzete/api-client';
import type { AppThunk, SiteStore } from './store.ts';

type Initiate = (args: unknown, options: { subscribe: boolean; forceRefetch: boolean }) => AppThunk<unknown>;

/**
 * Reads again what failed, for the moment when the phone is back online. (RTK Query's own `refetchOnReconnect` would
 * read everything again, on a link that costs.)
 */
export function refetchFailed({ dispatch, getState }: SiteStore) {
  const endpoints: Record<string, object> = nzeteApi.endpoints;
  for (const query of Object.values(getState()[nzeteApi.reducerPath].queries)) {
    if (query?.status !== 'rejected') continue;
    const endpoint = endpoints[query.endpointName];
    if (!endpoint || !('initiate' in endpoint)) continue;
    // The arguments are those of the call that failed.
    const initiate = endpoint.initiate as Initiate;
    void dispatch(initiate(query.originalArgs, { subscribe: false, forceRefetch: true }));
  }
}
