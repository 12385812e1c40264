import { onSuccess } from '../base/tags.ts';
import { accountsApi as generated } from '../generated/accounts.ts';

export * from '../generated/accounts.ts';

/**
 * Accounts: sign in, register, confirm the address, reset the password, and what was sent with the
 * address: withdraw or correct it, send a wanted document, download or erase all data. The application stores the token, and passes
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
  addTagTypes: ['CurrentUser', 'OwnSubmissions'],
  endpoints: {
    // The current user changes when the application has stored the token, after the call, so the
    // application invalidates the tag itself.
    getCurrentUser: { providesTags: ['CurrentUser'] },
    // Once the address is confirmed, everything shows.
    confirmEmail: { invalidatesTags: onSuccess('CurrentUser', 'OwnSubmissions') },
    getOwnSubmissions: { providesTags: ['OwnSubmissions'] },
    withdrawSubmission: { invalidatesTags: onSuccess('OwnSubmissions') },
    correctContactDetails: { invalidatesTags: onSuccess('OwnSubmissions') },
    // A file to download, possibly large.
    getOwnData: { keepUnusedDataFor: 0 },
  },
});
