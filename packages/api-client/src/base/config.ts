/**
 * The configuration of the client, passed through the store's thunk `extra`, never through a module
 * or the environment.
 */
export interface NzeteClientConfig {
  /**
   * The base URL of the API. In a browser it must be on your own origin, because the server allows
   * no cross-origin requests: let your server proxy `/api` and `/pictures` to it. Absolute URLs are
   * for servers and tests.
   * @default '/api'
   */
  baseUrl?: string | undefined;
  /** Reads the bearer token from the store's state; undefined or null sends none. */
  getToken?: ((state: unknown) => string | null | undefined) | undefined;
  /**
   * Reads the language of the interface from the store's state, in which the server then describes
   * errors. Undefined leaves Accept-Language to the browser.
   */
  getLanguage?: ((state: unknown) => string | undefined) | undefined;
  /**
   * Headers of every call: a server that renders pages passes the visitor's address in
   * `X-Forwarded-For`.
   */
  headers?: Record<string, string> | undefined;
  /**
   * Sends the requests; a server that renders pages in the same process as the API passes its own
   * function, which needs no network.
   * @default the global `fetch`
   */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /**
   * Whether failed reads are retried after 1, 2 and 4 seconds. A server that renders pages does not
   * wait that long: the client in the browser fetches what is missing.
   * @default true
   */
  retriesReads?: boolean | undefined;
  /**
   * How long nothing may arrive, in milliseconds, before a retried read gives up its connection. Each
   * piece of an answer restarts it, so that a slow answer is waited for however long it takes.
   * @default 20_000
   */
  stallMs?: number | undefined;
}

/** The type of the thunk `extra` that contains the client's configuration. */
export interface NzeteThunkExtra {
  nzete: NzeteClientConfig;
}

/**
 * Reads the configuration from a thunk's `extra`. A store without it is a bug, and the error
 * explains the fix.
 */
export function readConfig(extra: unknown): NzeteClientConfig {
  const config = (extra as Partial<NzeteThunkExtra> | undefined)?.nzete;
  if (!config) {
    throw new Error(
      'The store has no client configuration. Pass `thunk: { extraArgument: parts.extraArgument }` from createNzeteStoreParts to getDefaultMiddleware.',
    );
  }
  return config;
}
