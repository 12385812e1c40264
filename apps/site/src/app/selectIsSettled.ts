import { nzeteApi } from '@nzete/api-client';
import type { RootState } from './store.ts';

/** Whether the page has asked for its data and nothing is on its way any more. */
export function selectIsSettled(state: RootState): boolean {
  const queries = Object.values(state[nzeteApi.reducerPath].queries);
  return queries.length > 0 && queries.every((query) => query?.status !== 'pending');
}
