import type { User } from '@nzete/api-client/accounts';
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../shared/rootReducer.ts';

interface AuthState {
  /** The bearer credential that the API client sends; null for an anonymous visitor. */
  token: string | null;
  user: User | null;
}

const initialState: AuthState = { token: null, user: null };

const authSlice = createSlice({
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

declare module '../../shared/rootReducer.ts' {
  export interface LazySlices extends WithSlice<typeof authSlice> {}
}

export const { tokenReceived, userLoaded, signedOut } = authSlice.actions;
export const { selectToken, selectUser, selectIsAuthenticated } = authSlice.injectInto(rootReducer).selectors;
