/** What the client needs from its application, handed over through the store's thunk `extra`, never through a module or the environment. */
export interface NzeteClientConfig {
  /**
   * Where the API answers, without a trailing slash: `/api` on the same origin, or `https://example.org/api`.
   * @default '/api'
   */
  baseUrl: string;
  /** Reads the bearer token from the store's state; undefined or null sends none. */
  getToken?: (state: unknown) => string | null | undefined;
}

/** The shape of the thunk `extra` in which the client looks for its configuration. */
export interface NzeteThunkExtra {
  nzete: NzeteClientConfig;
}

/** The configuration from a thunk's `extra`; a store set up without it is a programming error and is told how to mend it. */
export function readConfig(extra: unknown): NzeteClientConfig {
  const config = (extra as Partial<NzeteThunkExtra> | undefined)?.nzete;
  if (!config) {
    throw new Error(
      'The store has no client configuration. Pass `thunk: { extraArgument: parts.extraArgument }` from createNzeteStoreParts to getDefaultMiddleware.',
    );
  }
  return config;
}
