import { readError } from '@nzete/api-client';
import { accountsApi, type Credentials, type Registration } from '@nzete/api-client/accounts';
import { isAnyOf } from '@reduxjs/toolkit';
import { startAppListening } from '../../shared/listeners.ts';
import type { AppThunk } from '../../shared/rootReducer.ts';
import { selectToken, sessionUnreachable, signedOut, tokenReceived, userLoaded } from './authSlice.ts';
import { storedToken } from './storedToken.ts';

/** Loads the user of the token. */
export const loadUser = (): AppThunk<Promise<void>> => async (dispatch) => {
  // A call that is under way may have been sent before what the caller knows to be new.
  for (;;) {
    const running = dispatch(accountsApi.util.getRunningQueryThunk('getCurrentUser', {}));
    if (!running) break;
    await running;
  }
  const user = await dispatch(
    accountsApi.endpoints.getCurrentUser.initiate({}, { subscribe: false, forceRefetch: true }),
  ).unwrap();
  dispatch(userLoaded(user));
};

/** Whether the server has refused the token. A lost connection or a busy server says nothing about it. */
function isRefused(error: unknown): boolean {
  const { status } = readError(error);
  return status !== null && status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/**
 * Restores the session of an earlier visit. If the user fails to load, logs the error, and clears
 * the token unless there was no answer: then another call tries again.
 */
export const restoreSession = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const token = storedToken.read();
  // With a token in the store the visitor is signed in, or someone else is restoring the session.
  if (!token || selectToken(getState())) return;
  dispatch(tokenReceived(token));
  try {
    await dispatch(loadUser());
  } catch (error) {
    dispatch(isRefused(error) ? logout() : sessionUnreachable());
    console.error('The stored sign-in could not be restored.', error);
  }
};

/** Signs in and loads the user. If either fails, signs out and rejects with the API's error. */
export const login =
  ({ username, password }: Credentials): AppThunk<Promise<void>> =>
  async (dispatch) => {
    try {
      const credentials = { username, password };
      const { access_token } = await dispatch(
        accountsApi.endpoints.createToken.initiate({ credentials }, { track: false }),
      ).unwrap();
      dispatch(tokenReceived(access_token));
      await dispatch(loadUser());
    } catch (error) {
      dispatch(logout());
      console.error('Signing in failed.', error);
      throw error;
    }
  };

/** Clears the user and the token. */
export const logout = signedOut;

/**
 * Signs out on the server too, which ends the token, and then here in any case. Resolves with
 * whether the server has ended it.
 */
export const signOut = (): AppThunk<Promise<boolean>> => async (dispatch) => {
  const { error } = await dispatch(accountsApi.endpoints.revokeToken.initiate({}, { track: false }));
  dispatch(logout());
  // 401: it had ended before.
  return error === undefined || readError(error).status === 401;
};

/**
 * Creates an account without signing in. Rejects with the API's error.
 *
 * @param key an idempotency key, so that a retry after a lost response finds no taken username
 */
export const register =
  (registration: Registration, key?: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const call = { registration, ...(key && { 'Idempotency-Key': key }) };
    await dispatch(accountsApi.endpoints.registerUser.initiate(call, { track: false })).unwrap();
  };

startAppListening({
  actionCreator: tokenReceived,
  effect: ({ payload }) => {
    storedToken.write(payload);
  },
});

startAppListening({
  actionCreator: signedOut,
  effect: (_action, { dispatch, getOriginalState }) => {
    const own = selectToken(getOriginalState());
    // Another tab may have signed in since.
    if (own === null || own === storedToken.read()) storedToken.clear();
    dispatch(accountsApi.util.invalidateTags(['CurrentUser']));
  },
});

const { getOwnSubmissions, getOwnData, withdrawSubmission, correctContactDetails } = accountsApi.endpoints;
const { createUploadToken, sendConfirmationLink, eraseOwnData } = accountsApi.endpoints;

/** The calls of a visitor who is signed in. */
const ownCalls = isAnyOf(
  getOwnSubmissions.matchRejected,
  getOwnData.matchRejected,
  withdrawSubmission.matchRejected,
  correctContactDetails.matchRejected,
  createUploadToken.matchRejected,
  sendConfirmationLink.matchRejected,
  eraseOwnData.matchRejected,
);

// The server has ended the session: it was too old, or ended from another device.
startAppListening({
  matcher: ownCalls,
  effect: ({ payload }, { dispatch }) => {
    if (readError(payload).status === 401) dispatch(logout());
  },
});
