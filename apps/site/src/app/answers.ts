import { nzeteApi } from '@nzete/api-client';
import type { SiteStore } from './store.ts';

/** An answer of the API, as it travels inside the page: which call, with which arguments, and what came. */
export type Answer = [name: string, args: unknown, value: unknown];

/** Every answer that is in the store. */
export function answersIn(store: SiteStore): Answer[] {
  const queries = Object.values(store.getState()[nzeteApi.reducerPath].queries);
  return queries.flatMap((query) =>
    query?.status === 'fulfilled' ? [[query.endpointName, query.originalArgs, query.data] satisfies Answer] : [],
  );
}

/** Whether the API has answered every call that the store has made. */
export const isComplete = (store: SiteStore): boolean =>
  Object.values(store.getState()[nzeteApi.reducerPath].queries).every((query) => query?.status === 'fulfilled');

type Entries = Parameters<typeof nzeteApi.util.upsertQueryEntries>[0];

/** Puts answers into a store, as if it had fetched them. The endpoints have to be there. */
export function storeAnswers(store: SiteStore, answers: readonly Answer[]) {
  // JSON has written null for a call that takes nothing. A frozen value is not traversed to be frozen.
  const entries = answers.map(([endpointName, args, value]) => ({
    endpointName,
    arg: args ?? undefined,
    value: Object.freeze(value),
  }));
  // The endpoints differ from page to page, so their types are not known here.
  store.dispatch(nzeteApi.util.upsertQueryEntries(entries as unknown as Entries));
}
