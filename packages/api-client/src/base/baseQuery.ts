import {
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';
import { readError, retryAfterOf } from '../errors.ts';
import { readConfig } from './config.ts';
import { failureTexts } from './failureTexts.ts';
import { isPlain, plainQuery } from './plainArgs.ts';
import type { CallRules } from './serialize.ts';
import { withStallLimit } from './stallLimit.ts';

/**
 * The error of a hook, as in RTK Query, with the server's `Retry-After` in seconds, and for the calls
 * whose failure has a prescribed text with this text, so that `unwrap()` throws it.
 */
export type QueryError = FetchBaseQueryError & { retryAfter?: number | undefined; message?: string | undefined };

/** The catalogue is public, and the foundation wants its calls to carry no credential. */
const withoutToken: ReadonlySet<string> = new Set(['getCourses', 'getCoursePage', 'getCourseFilters']);

/** The delays before each retry of a failed read, in milliseconds. */
const RETRY_DELAYS_MS = [1000, 2000, 4000];

/** How long nothing may arrive before a read fails, even on 2G; in milliseconds. */
const STALL_MS = 20_000;

/** Whether a retry can help: a network error, a truncated response, or a server error. */
function isTransient(error: FetchBaseQueryError): boolean {
  const { status } = readError(error);
  return status === null ? !error.data : status >= 500;
}

/**
 * Whether a call has its own `lang`. It then needs no header; with one it would not match the
 * request that a page has preloaded.
 */
const hasOwnLanguage = (args: string | FetchArgs) => typeof args === 'object' && args.params?.lang !== undefined;

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done, { once: true });
  });
}

/** What the generator writes for a call whose parameters or body have not the default form. */
const rulesOf = (extraOptions: object | undefined) => (extraOptions as { openapi?: CallRules } | undefined)?.openapi;

/**
 * The base query of the client. Its configuration comes from the store. Only reads are given up when
 * they stall, and retried, because a write may have arrived although its response was lost.
 * Exceptions are bugs in the application, which RTK Query reports in the console: its own `retry`
 * would retry them.
 */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, QueryError, object, FetchBaseQueryMeta> = async (
  args,
  api,
  extraOptions,
) => {
  const {
    baseUrl = '/api',
    getToken,
    getLanguage,
    headers = {},
    retriesReads = true,
    stallMs = STALL_MS,
    ...config
  } = readConfig(api.extra);
  const send = config.fetch ?? ((request: Request) => fetch(request));
  const isRetried = retriesReads && api.type === 'query';
  const rules = rulesOf(extraOptions);
  // The other ways of OpenAPI to write a call are loaded by the first call that needs them.
  const openapi = rules || !isPlain(args) ? await import('./serializeArgs.ts') : undefined;
  const run = fetchBaseQuery({
    baseUrl,
    paramsSerializer: (params) => openapi?.serializeQuery(params, rules?.query) ?? plainQuery(params),
    // Always called with a single `Request`.
    fetchFn: (isRetried ? withStallLimit(send, stallMs) : send) as typeof fetch,
    prepareHeaders: (prepared) => {
      for (const [name, value] of Object.entries(headers)) prepared.set(name, value);
      const language = hasOwnLanguage(args) ? undefined : getLanguage?.(api.getState());
      if (language && !prepared.has('accept-language')) prepared.set('accept-language', language);
      const token = withoutToken.has(api.endpoint) ? undefined : getToken?.(api.getState());
      if (token && !prepared.has('authorization')) prepared.set('authorization', `Bearer ${token}`);
    },
  });
  const sent = openapi?.serializeArgs(args, rules) ?? args;
  let result = await run(sent, api, extraOptions);
  for (const delay of isRetried ? RETRY_DELAYS_MS : []) {
    if (!result.error || api.signal.aborted || !isTransient(result.error)) break;
    await wait(delay, api.signal);
    if (!api.signal.aborted) result = await run(sent, api, extraOptions);
  }
  if (!result.error) return result;
  const message = failureTexts[api.endpoint];
  return { ...result, error: { ...result.error, message, retryAfter: retryAfterOf(result.meta?.response) } };
};
