import { nzeteApi } from '@nzete/api-client';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { SiteStore } from './store.ts';

/** Reads again what failed, and nothing else: for the moment when the phone is back online, on a link that costs. */
export function refetchFailed(store: SiteStore) {
  // Each resource adds its own to these: which they are, depends on the pages seen so far.
  const endpoints: Record<string, object> = nzeteApi.endpoints;
  for (const query of Object.values(store.getState()[nzeteApi.reducerPath].queries)) {
    if (query?.status !== 'rejected') continue;
    const endpoint = endpoints[query.endpointName];
    if (!endpoint || !('initiate' in endpoint)) continue;
    // Which endpoint it is, is not known here; its arguments are those with which it was called before.
    const initiate = endpoint.initiate as unknown as (args: unknown, options: object) => UnknownAction;
    store.dispatch(initiate(query.originalArgs, { forceRefetch: true, subscribe: false }));
  }
}
