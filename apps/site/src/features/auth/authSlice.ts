import type { User } from '@nzete/api-client/accounts';
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../shared/rootReducer.ts';

interface AuthState {
  /** The bearer credential that the API client sends; null for an anonymous visitor. */
  token: string | null;
  user: User | null;
  /** There was no answer about the stored token: it may still be valid. */
  isUnreachable: boolean;
}

const initialState: AuthState = { token: null, user: null, isUnreachable: false };

const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    tokenReceived(state, { payload }: PayloadAction<string>) {
      state.token = payload;
      state.isUnreachable = false;
    },
    userLoaded(state, { payload }: PayloadAction<User>) {
      state.user = payload;
    },
    sessionUnreachable: (): AuthState => ({ ...initialState, isUnreachable: true }),
    signedOut: () => initialState,
  },
  selectors: {
    selectToken: (state) => state.token,
    selectUser: (state) => state.user,
    selectIsUnreachable: (state) => state.isUnreachable,
    selectIsAuthenticated: (state) => state.user !== null,
  },
});

declare module '../../shared/rootReducer.ts' {
  export interface LazySlices extends WithSlice<typeof authSlice> {}
}

export const { tokenReceived, userLoaded, sessionUnreachable, signedOut } = authSlice.actions;
export const { selectToken, selectUser, selectIsUnreachable, selectIsAuthenticated } =
  authSlice.injectInto(rootReducer).selectors;
