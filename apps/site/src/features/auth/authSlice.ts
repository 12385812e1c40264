import type { User } from '@nzete/api-client/accounts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface AuthState {
  /** The bearer credential that the API client sends; null for an anonymous visitor. */
  token: string | null;
  user: User | null;
}

/** The part of the store's state that this feature knows. */
export interface AuthRoot {
  auth: AuthState;
}

const initialState: AuthState = { token: null, user: null };

export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    tokenReceived(state, { payload }: PayloadAction<string>) {
      state.token = payload;
    },
    userLoaded(state, { payload }: PayloadAction<User>) {
      state.user = payload;
    },
    signedOut: () => initialState,
  },
  selectors: {
    selectToken: (state) => state.token,
    selectUser: (state) => state.user,
    selectIsAuthenticated: (state) => state.user !== null,
  },
});

export const { tokenReceived, userLoaded, signedOut } = authSlice.actions;
export const { selectToken, selectUser, selectIsAuthenticated } = authSlice.selectors;
