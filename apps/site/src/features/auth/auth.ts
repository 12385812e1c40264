import { accountsApi, type Credentials, type Registration } from '@nzete/api-client/accounts';
import { startAppListening } from '../../shared/listeners.ts';
import type { AppThunk } from '../../shared/rootReducer.ts';
import { signedOut, tokenReceived, userLoaded } from './authSlice.ts';
import { storedToken } from './storedToken.ts';

const loadUser = (): AppThunk<Promise<void>> => async (dispatch) => {
  const user = await dispatch(
    accountsApi.endpoints.getCurrentUser.initiate({}, { subscribe: false, forceRefetch: true }),
  ).unwrap();
  dispatch(userLoaded(user));
};

/**
 * Restores the session of an earlier visit. If the user fails to load, clears the token and logs
 * the error.
 */
export const restoreSession = (): AppThunk<Promise<void>> => async (dispatch) => {
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

/** Signs in and loads the user. If either fails, signs out and rejects with the API's error. */
export const login =
  (credentials: Credentials): AppThunk<Promise<void>> =>
  async (dispatch) => {
    try {
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

/** Creates an account without signing in. Rejects with the API's error. */
export const register =
  (registration: Registration): AppThunk<Promise<void>> =>
  async (dispatch) => {
    await dispatch(accountsApi.endpoints.registerUser.initiate({ registration })).unwrap();
  };

startAppListening({
  actionCreator: tokenReceived,
  effect: ({ payload }) => {
    storedToken.write(payload);
  },
});

startAppListening({
  actionCreator: signedOut,
  effect: (_action, { dispatch }) => {
    storedToken.clear();
    dispatch(accountsApi.util.invalidateTags(['CurrentUser']));
  },
});
