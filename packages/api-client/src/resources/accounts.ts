import { invalidates, provides } from '../base/tags.ts';
import generatedAccounts, { type CreateTokenApiArg } from '../generated/accounts.ts';

export type * from '../generated/accounts.ts';

/** What each call provides or makes stale. */
export const accountsEndpoints = {
  // Who is signed in changes when the application has put the token in its place, which is after the call: see `accountsApi`.
  createToken: {
    ...invalidates(),
    // The endpoint is form-encoded; the generator writes JSON for every body.
    query: ({ credentials }: CreateTokenApiArg) => ({
      url: '/token',
      method: 'POST',
      body: new URLSearchParams({ username: credentials.username, password: credentials.password }),
    }),
  },
  revokeToken: invalidates(),
  registerUser: invalidates(),
  getCurrentUser: provides('CurrentUser'),
};

/**
 * Accounts: sign in, register, and who is signed in. The application keeps the token, and gives it to the client by `getToken`.
 *
 * @example
 * // Sign in: the token first, then whoever shows the user asks again. `track: false` keeps the answer, the token, out of the cache.
 * const { access_token } = await dispatch(createToken.initiate({ credentials }, { track: false })).unwrap();
 * dispatch(tokenReceived(access_token));
 * dispatch(nzeteApi.util.invalidateTags(['CurrentUser']));
 * // Sign out: nothing of the user stays in the cache, whether or not the server could be told.
 * await dispatch(revokeToken.initiate());
 * dispatch(tokenReceived(null));
 * dispatch(nzeteApi.util.resetApiState());
 */
export const accountsApi = generatedAccounts.enhanceEndpoints({
  addTagTypes: ['CurrentUser'],
  endpoints: accountsEndpoints,
});

export const { useCreateTokenMutation, useRevokeTokenMutation, useRegisterUserMutation, useGetCurrentUserQuery } =
  accountsApi;
