import { invalidates, provides } from '../base/tags.ts';
import { type CreateTokenApiArg, generatedAccounts } from '../generated/accounts.ts';

export type * from '../generated/accounts.ts';

/** What each call provides or makes stale. */
export const accountsEndpoints = {
  createToken: {
    ...invalidates('CurrentUser'),
    // The endpoint is form-encoded; the generator writes JSON for every body.
    query: ({ credentials }: CreateTokenApiArg) => ({
      url: '/token',
      method: 'POST',
      body: new URLSearchParams({ username: credentials.username, password: credentials.password }),
    }),
  },
  revokeToken: invalidates('CurrentUser'),
  registerUser: invalidates(),
  getCurrentUser: provides('CurrentUser'),
};

/** Accounts: sign in, register, and who is signed in. */
export const accountsApi = generatedAccounts.enhanceEndpoints({
  addTagTypes: ['CurrentUser'],
  endpoints: accountsEndpoints,
});

export const { useCreateTokenMutation, useRevokeTokenMutation, useRegisterUserMutation, useGetCurrentUserQuery } =
  accountsApi;
