/** The calls of the staff area that its frame makes. */
import { nzeteApi } from '@nzete/api-client';
import type { StaffRole } from '@nzete/domain';

/** A signed-in member of staff. */
export interface StaffSession {
  username: string;
  email: string;
  role: StaffRole;
  csrf_token: string;
  expires_at: string;
  /** `wanted`: the code of the second factor is still to be given; `to-set-up`: the role needs one. */
  second_factor: 'not-needed' | 'wanted' | 'to-set-up' | 'given';
}

interface Waiting {
  total: number;
  waiting: number;
}

export const staffApi = nzeteApi.injectEndpoints({
  endpoints: (build) => ({
    staffSignIn: build.mutation<StaffSession, { username: string; password: string }>({
      query: (body) => ({ url: '/staff/sign-in', method: 'POST', body }),
    }),
    getStaffSession: build.query<StaffSession, void>({ query: () => ({ url: '/staff/session' }) }),
    staffSignOut: build.mutation<void, void>({ query: () => ({ url: '/staff/session', method: 'DELETE' }) }),
    giveSecondFactor: build.mutation<StaffSession, { code: string }>({
      query: (body) => ({ url: '/staff/second-factor', method: 'POST', body }),
    }),
    getWaiting: build.query<Waiting, void>({ query: () => ({ url: '/staff/inbox', params: { limit: 1 } }) }),
  }),
});

export const { useStaffSignInMutation, useStaffSignOutMutation, useGiveSecondFactorMutation, useGetWaitingQuery } =
  staffApi;
