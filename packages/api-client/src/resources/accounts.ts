import { invalidates, provides } from '../base/tags.ts';
import type { CreateTokenApiArg } from '../generated/endpoints.ts';

/** Accounts: sign in, register, and who is signed in. */
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
  registerUser: invalidates(),
  getCurrentUser: provides('CurrentUser'),
};
