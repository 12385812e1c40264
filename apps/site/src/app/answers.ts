import { nzeteApi } from '@nzete/api-client';
import type { SiteStore } from './store.ts';

/** An API response, as an entry of RTK Query's `upsertQueryEntries`. */
export interface Answer {
  endpointName: string;
  /** Missing for a call without arguments. */
  arg?: unknown;
  value: unknown;
}

/** All responses in the store. */
export function answersIn(store: SiteStore): Answer[] {
  const queries = Object.values(store.getState()[nzeteApi.reducerPath].queries);
  return queries.flatMap((query) =>
    query?.status === 'fulfilled'
      ? { endpointName: query.endpointName, arg: query.originalArgs, value: query.data }
      : [],
  );
}

/** Whether every query of the store has succeeded. */
export const isComplete = (store: SiteStore): boolean =>
  Object.values(store.getState()[nzeteApi.reducerPath].queries).every((query) => query?.status === 'fulfilled');

type Entries = Parameters<typeof nzeteApi.util.upsertQueryEntries>[0];

/**
 * Puts responses into a store as if it had fetched them. Their endpoints must be injected before.
 */
export function storeAnswers(store: SiteStore, answers: readonly Answer[]) {
  for (const { value } of answers) Object.freeze(value); // so that Immer does not traverse it
  // The endpoints differ from page to page, so their types are not known here.
  store.dispatch(nzeteApi.util.upsertQueryEntries(answers as unknown as Entries));
}
