/** The calls of the staff area, and which of them make the answers of others old. */
import { staffApi as inboxApi } from '@nzete/api-client/staff';
import type { StaffRole } from '@nzete/domain';
import type { Language } from '@nzete/ui/format';

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

export interface Person {
  id: string;
  username: string;
  email: string;
  role: StaffRole;
  has_second_factor: boolean;
  created_at: string;
  last_sign_in_at: string | null;
}

export interface Invitation {
  id: string;
  email: string;
  role: StaffRole;
  expires_at: string;
}

export interface OpenSession {
  id: string;
  username: string;
  device: string | null;
  created_at: string;
  expires_at: string;
  is_current: boolean;
}

export interface AuditEntry {
  at: string;
  who: string;
  action: string;
  subject: string;
  reason: string | null;
}

export type { Overview, Template, TemplateInput } from '@nzete/api-client/staff';

const tagged = inboxApi.enhanceEndpoints({
  addTagTypes: ['StaffPeople', 'StaffSessions'],
});

const write = (method: string, url: string, body?: unknown) => ({ url: `/staff${url}`, method, body });

export const staffApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    staffSignIn: build.mutation<StaffSession, { username: string; password: string }>({
      query: (body) => write('POST', '/sign-in', body),
    }),
    getStaffSession: build.query<StaffSession, void>({ query: () => ({ url: '/staff/session' }) }),
    staffSignOut: build.mutation<void, void>({ query: () => write('DELETE', '/session') }),
    giveSecondFactor: build.mutation<StaffSession, { code: string }>({
      query: (body) => write('POST', '/second-factor', body),
    }),
    createSecondFactor: build.mutation<{ secret: string; uri: string }, void>({
      query: () => write('POST', '/second-factor/secret'),
    }),
    confirmSecondFactor: build.mutation<{ recovery_codes: string[] }, { code: string }>({
      query: (body) => write('PUT', '/second-factor', body),
    }),
    readInvitation: build.mutation<Omit<Invitation, 'id'>, { token: string }>({
      query: (body) => write('POST', '/invitation', body),
    }),
    acceptInvitation: build.mutation<StaffSession, { token: string; username: string; password: string }>({
      query: (body) => write('POST', '/invitation/accept', body),
    }),
    getPeople: build.query<{ people: Person[]; invitations: Invitation[] }, void>({
      query: () => ({ url: '/staff/people' }),
      providesTags: ['StaffPeople'],
    }),
    invite: build.mutation<
      { link: string; expires_at: string },
      { email: string; role: StaffRole; language: Language }
    >({
      query: (body) => write('POST', '/people/invitations', body),
      invalidatesTags: ['StaffPeople'],
    }),
    withdrawInvitation: build.mutation<void, { id: string }>({
      query: ({ id }) => write('DELETE', `/people/invitations/${id}`),
      invalidatesTags: ['StaffPeople'],
    }),
    changeRole: build.mutation<void, { id: string; role: StaffRole | null }>({
      query: ({ id, role }) => write('PATCH', `/people/${id}`, { role }),
      invalidatesTags: ['StaffPeople', 'StaffSessions'],
    }),
    removeSecondFactor: build.mutation<void, { id: string }>({
      query: ({ id }) => write('DELETE', `/people/${id}/second-factor`),
      invalidatesTags: ['StaffPeople', 'StaffSessions'],
    }),
    getSessions: build.query<OpenSession[], void>({
      query: () => ({ url: '/staff/sessions' }),
      providesTags: ['StaffSessions'],
    }),
    endSession: build.mutation<void, { id: string }>({
      query: ({ id }) => write('DELETE', `/sessions/${id}`),
      invalidatesTags: ['StaffSessions'],
    }),
    getAudit: build.query<
      { entries: AuditEntry[]; next_before: string | null },
      { subject?: string | undefined; who?: string | undefined; before?: string | undefined; limit: number }
    >({ query: (params) => ({ url: '/staff/audit', params }), keepUnusedDataFor: 0 }),
  }),
});
