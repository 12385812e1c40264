import {
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
  retry,
} from '@reduxjs/toolkit/query/react';
import { readConfig } from './config.ts';

/** How often a failed read is tried again. */
const MAX_RETRIES = 3;
/** The longest wait between two tries, in milliseconds. */
const MAX_BACKOFF_MS = 30_000;

/** One request without retries: base URL and token come from the store, there is no time-out. */
const rawBaseQuery: BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, object, FetchBaseQueryMeta> = (
  args,
  api,
  extraOptions,
) => {
  const { baseUrl, getToken } = readConfig(api.extra);
  const run = fetchBaseQuery({
    baseUrl,
    prepareHeaders: (headers) => {
      const token = getToken?.(api.getState());
      if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
    },
  });
  return run(args, api, extraOptions);
};

/** Whether trying again can help: the network failed, or the server did. An answer of the 4xx kind is final. */
function isTransient(error: FetchBaseQueryError): boolean {
  if (typeof error.status === 'number') return error.status >= 500;
  // A server that is being restarted behind a proxy answers with a page instead of JSON.
  if (error.status === 'PARSING_ERROR') return error.originalStatus >= 500;
  return error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR';
}

/** The wait before a retry, in milliseconds: 1 s, 2 s, 4 s, …, never more than 30 s. `attempt` counts from 1. */
function backoffDelay(attempt: number): number {
  return Math.min(MAX_BACKOFF_MS, 1000 * 2 ** (attempt - 1));
}

function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal?.addEventListener('abort', done, { once: true });
  });
}

/** The base query of the client: only reads are tried again, because a write may have arrived although its answer did not. */
export const baseQuery = retry(rawBaseQuery, {
  retryCondition: (error, _args, { attempt, baseQueryApi }) =>
    attempt <= MAX_RETRIES && baseQueryApi.type === 'query' && isTransient(error as FetchBaseQueryError),
  backoff: (attempt, _maxRetries, signal) => wait(backoffDelay(attempt), signal),
});
