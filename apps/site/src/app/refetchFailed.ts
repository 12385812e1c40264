import { nzeteApi } from '@nzete/api-client';
import type { AppThunk, SiteStore } from './store.ts';

type Initiate = (args: unknown, options: { subscribe: boolean; forceRefetch: boolean }) => AppThunk<unknown>;

/**
 * Refetches the failed queries when the device is back online. RTK Query's `refetchOnReconnect`
 * would refetch everything, and mobile data costs money.
 */
export function refetchFailed({ dispatch, getState }: SiteStore) {
  const endpoints: Record<string, object> = nzeteApi.endpoints;
  for (const query of Object.values(getState()[nzeteApi.reducerPath].queries)) {
    if (query?.status !== 'rejected') continue;
    const endpoint = endpoints[query.endpointName];
    if (!endpoint || !('initiate' in endpoint)) continue;
    // The arguments are those of the failed query.
    const initiate = endpoint.initiate as Initiate;
    void dispatch(initiate(query.originalArgs, { subscribe: false, forceRefetch: true }));
  }
}
