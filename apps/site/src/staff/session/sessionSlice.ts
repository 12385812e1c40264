import { type StaffSession, staffApi } from '@nzete/api-client/staff';
import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';

interface SessionState {
  current: StaffSession | null;
  /** Whether a session ended by itself: after twelve hours, or because someone ended it. */
  hasEnded: boolean;
}

const {
  acceptInvitation,
  addPasskey,
  confirmSecondFactor,
  getStaffSession,
  givePasskey,
  giveSecondFactor,
  staffSignIn,
} = staffApi.endpoints;

/** Who is signed in. The token itself is in a cookie that no script can read. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: { current: null, hasEnded: false } as SessionState,
  reducers: {
    sessionStarted(state, { payload }: PayloadAction<StaffSession>) {
      state.current = payload;
      state.hasEnded = false;
    },
    sessionEnded(state) {
      // A call that is refused later must not take the notice away.
      if (state.current) state.hasEnded = true;
      state.current = null;
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(confirmSecondFactor.matchFulfilled, addPasskey.matchFulfilled), (state) => {
      if (state.current) state.current.second_factor = 'given';
    });
    builder.addMatcher(
      isAnyOf(
        staffSignIn.matchFulfilled,
        getStaffSession.matchFulfilled,
        giveSecondFactor.matchFulfilled,
        givePasskey.matchFulfilled,
        acceptInvitation.matchFulfilled,
      ),
      (state, { payload }) => {
        state.current = payload;
        state.hasEnded = false;
      },
    );
  },
  selectors: {
    selectSession: ({ current }) => current,
    selectHasEnded: ({ hasEnded }) => hasEnded,
  },
});

export const { sessionStarted, sessionEnded } = sessionSlice.actions;
export const { selectSession, selectHasEnded } = sessionSlice.selectors;

/** Whether the session may do what its role may. */
export const isComplete = (session: StaffSession | null): boolean =>
  session !== null && ['not-needed', 'given'].includes(session.second_factor);
