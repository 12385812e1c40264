import { type CreateTokenApiArg, accountsApi as generated } from '../generated/accounts.ts';

export * from '../generated/accounts.ts';

/**
 * Accounts: sign in, register, and the current user. The application stores the token, and passes
 * it to the client through `getToken`.
 *
 * @example
 * // Sign in: store the token, then refetch the current user.
 * // `track: false` keeps the response, which is the token, out of the cache.
 * const { access_token } = await dispatch(
 *   createToken.initiate({ credentials }, { track: false }),
 * ).unwrap();
 * dispatch(tokenReceived(access_token));
 * dispatch(nzeteApi.util.invalidateTags(['CurrentUser']));
 * // Sign out: clear the cache even if the request failed.
 * await dispatch(revokeToken.initiate({}));
 * dispatch(tokenReceived(null));
 * dispatch(nzeteApi.util.resetApiState());
 */
export const accountsApi = generated.enhanceEndpoints({
  addTagTypes: ['CurrentUser'],
  endpoints: {
    createToken: {
      // The endpoint is form-encoded; the generator emits JSON for every body.
      query: ({ credentials }: CreateTokenApiArg) => ({
        url: '/token',
        method: 'POST',
        body: new URLSearchParams({ username: credentials.username, password: credentials.password }),
      }),
    },
    // The current user changes when the application has stored the token, after the call, so the
    // application invalidates the tag itself.
    getCurrentUser: { providesTags: ['CurrentUser'] },
  },
});
