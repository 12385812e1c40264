import { accountsApi, type Credentials, type Registration } from '@nzete/api-client/accounts';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { type AuthRoot, signedOut, tokenReceived, userLoaded } from './authSlice.ts';
import { storedToken } from './storedToken.ts';

type AuthThunk<Result = void> = ThunkAction<Result, AuthRoot, unknown, UnknownAction>;

const loadUser = (): AuthThunk<Promise<void>> => async (dispatch) => {
  const user = await dispatch(
    accountsApi.endpoints.getCurrentUser.initiate(undefined, { subscribe: false, forceRefetch: true }),
  ).unwrap();
  dispatch(userLoaded(user));
};

/** At the start: a token from an earlier visit is applied and the user loaded; if that fails, the token is cleared and the error logged. */
export const restoreSession = (): AuthThunk<Promise<void>> => async (dispatch) => {
  const token = storedToken.read();
  if (!token) return;
  dispatch(tokenReceived(token));
  try {
    await dispatch(loadUser());
  } catch (error) {
    dispatch(logout());
    console.error('The stored sign-in is no longer valid.', error);
  }
};

/** Signs in and loads the user. Rejects with the API's error, signed out, when either fails. */
export const login =
  (credentials: Credentials): AuthThunk<Promise<void>> =>
  async (dispatch) => {
    try {
      const { access_token } = await dispatch(
        accountsApi.endpoints.createToken.initiate({ credentials }, { track: false }),
      ).unwrap();
      storedToken.write(access_token);
      dispatch(tokenReceived(access_token));
      await dispatch(loadUser());
    } catch (error) {
      dispatch(logout());
      console.error('Signing in failed.', error);
      throw error;
    }
  };

/** Forgets the user and the token. */
export const logout = (): AuthThunk => (dispatch) => {
  storedToken.clear();
  dispatch(signedOut());
  dispatch(accountsApi.util.invalidateTags(['CurrentUser']));
};

/** Creates an account without signing in. Rejects with the API's error. */
export const register =
  (registration: Registration): AuthThunk<Promise<void>> =>
  async (dispatch) => {
    await dispatch(accountsApi.endpoints.registerUser.initiate({ registration })).unwrap();
  };
