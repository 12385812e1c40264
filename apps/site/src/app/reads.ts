import { type ContentQuery, nzeteApi } from '@nzete/api-client';
import { selectLanguage } from '../features/language/languageSlice.ts';
import type { AddressRead } from '../shared/address.ts';
import type { AppThunk, SiteStore } from './store.ts';

/** A call of the API by its name. Undefined while no part of the client that has it was imported. */
function queryNamed(name: string, args: unknown, options: { forceRefetch?: boolean } = {}) {
  const endpoints: Record<string, object> = nzeteApi.endpoints;
  const endpoint = endpoints[name];
  if (!endpoint || !('initiate' in endpoint)) return undefined;
  // Which endpoint it is, is not known here; the arguments are those of the route table, or of an earlier call.
  const initiate = endpoint.initiate as unknown as (args: unknown, options: object) => AppThunk<PromiseLike<unknown>>;
  return initiate(args, { subscribe: false, ...options });
}

/** Fetches reads of the API in the language that is shown, unless they are there. Never rejects: a failure is the state of the query. */
export async function fetchReads(
  { dispatch, getState }: SiteStore,
  reads: readonly (ContentQuery | AddressRead)[],
): Promise<void> {
  const lang = selectLanguage(getState());
  await Promise.all(
    reads.map((read) => {
      const [name, args] = typeof read === 'string' ? [read, {}] : read;
      const query = queryNamed(name, args === null ? undefined : { lang, ...args });
      return query && dispatch(query);
    }),
  );
}

/** An answer of the API, as it travels inside the page: which call, with which arguments, and what came. */
export type Answer = [name: string, args: unknown, value: unknown];

/** Every answer that is in the store. */
export function answersIn(store: SiteStore): Answer[] {
  const queries = Object.values(store.getState()[nzeteApi.reducerPath].queries);
  return queries.flatMap((query) =>
    query?.status === 'fulfilled' ? [[query.endpointName, query.originalArgs, query.data] satisfies Answer] : [],
  );
}

/** Puts answers into a store, as if it had fetched them. The endpoints have to be there. */
export function storeAnswers(store: SiteStore, answers: readonly Answer[]) {
  // A frozen value is not traversed to be frozen.
  const entries = answers.map(([endpointName, args, value]) => ({
    endpointName,
    // JSON has written null for a call that takes nothing.
    arg: args ?? undefined,
    value: Object.freeze(value),
  }));
  // By name and argument: see `queryNamed`.
  store.dispatch(
    nzeteApi.util.upsertQueryEntries(entries as unknown as Parameters<typeof nzeteApi.util.upsertQueryEntries>[0]),
  );
}

/** Reads again what failed, and nothing else: for the moment when the phone is back online, on a link that costs. */
export function refetchFailed({ dispatch, getState }: SiteStore) {
  for (const query of Object.values(getState()[nzeteApi.reducerPath].queries)) {
    if (query?.status !== 'rejected') continue;
    const again = queryNamed(query.endpointName, query.originalArgs, { forceRefetch: true });
    if (again) void dispatch(again);
  }
}
