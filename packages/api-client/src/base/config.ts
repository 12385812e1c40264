/** What the client needs from its application, handed over through the store's thunk `extra`, never through a module or the environment. */
export interface NzeteClientConfig {
  /**
   * Where the API answers. In a browser that is on your own origin, because the server lets no page of another site read or write:
   * let your server pass `/api` and `/pictures` on to it. An absolute address is for servers and tests.
   * @default '/api'
   */
  baseUrl?: string | undefined;
  /** Reads the bearer token from the store's state; undefined or null sends none. */
  getToken?: ((state: unknown) => string | null | undefined) | undefined;
  /** Reads the language of the interface from the store's state: the server then describes errors in it. Undefined leaves it to the browser's. */
  getLanguage?: ((state: unknown) => string | undefined) | undefined;
  /** Sent with every call: by a server that renders pages, the visitor's address in `X-Forwarded-For`. */
  headers?: Record<string, string> | undefined;
  /**
   * Makes the requests; a server that renders pages and answers the API in the same process hands over its own, and no network is used.
   * @default the global `fetch`
   */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /**
   * Whether reads that failed are tried again, 1, 2 and 4 seconds later. A server that renders pages does not wait so long: the page's own
   * client reads again what is missing.
   * @default true
   */
  retriesReads?: boolean | undefined;
}

/** The shape of the thunk `extra` in which the client looks for its configuration. */
export interface NzeteThunkExtra {
  nzete: NzeteClientConfig;
}

/** The configuration from a thunk's `extra`; a store set up without it is a programming error and is told how to fix it. */
export function readConfig(extra: unknown): NzeteClientConfig {
  const config = (extra as Partial<NzeteThunkExtra> | undefined)?.nzete;
  if (!config) {
    throw new Error(
      'The store has no client configuration. Pass `thunk: { extraArgument: parts.extraArgument }` from createNzeteStoreParts to getDefaultMiddleware.',
    );
  }
  return config;
}
