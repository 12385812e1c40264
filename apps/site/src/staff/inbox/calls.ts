/** The calls of the inbox. */
import { nzeteApi } from '@nzete/api-client';
import type { ApplicationStatus } from '@nzete/domain';
import type { Assignment } from './AssignmentForm.tsx';
import type { Colleague, InboxEntry, MessageTemplate, OpenEntry } from './types.ts';

interface InboxPage {
  entries: InboxEntry[];
  total: number;
  waiting: number;
}

interface Decision {
  status: ApplicationStatus;
  message: string;
  expected_status: ApplicationStatus;
}

const at = (subject: string) => `/staff/inbox/${encodeURIComponent(subject)}`;

export const inboxApi = nzeteApi.enhanceEndpoints({ addTagTypes: ['Inbox'] }).injectEndpoints({
  endpoints: (build) => ({
    getInbox: build.query<InboxPage, Record<string, string | number>>({
      query: (params) => ({ url: '/staff/inbox', params }),
      providesTags: ['Inbox'],
    }),
    openInboxEntry: build.query<OpenEntry, { subject: string }>({
      query: ({ subject }) => ({ url: at(subject) }),
      providesTags: ['Inbox'],
    }),
    getColleagues: build.query<Colleague[], void>({ query: () => ({ url: '/staff/colleagues' }) }),
    getTemplates: build.query<MessageTemplate[], void>({ query: () => ({ url: '/staff/templates' }) }),
    addInboxNote: build.mutation<OpenEntry, { subject: string; noteInput: { text: string } }>({
      query: ({ subject, noteInput }) => ({ url: `${at(subject)}/notes`, method: 'POST', body: noteInput }),
      invalidatesTags: ['Inbox'],
    }),
    assignInboxEntry: build.mutation<OpenEntry, { subject: string; assignmentInput: Assignment }>({
      query: ({ subject, assignmentInput }) => ({
        url: `${at(subject)}/assignment`,
        method: 'PUT',
        body: assignmentInput,
      }),
      invalidatesTags: ['Inbox'],
    }),
    decideInboxEntry: build.mutation<OpenEntry, { subject: string; decisionInput: Decision }>({
      query: ({ subject, decisionInput }) => ({ url: `${at(subject)}/decision`, method: 'POST', body: decisionInput }),
      invalidatesTags: ['Inbox'],
    }),
  }),
});

export const {
  useGetInboxQuery,
  useOpenInboxEntryQuery,
  useGetColleaguesQuery,
  useGetTemplatesQuery,
  useAddInboxNoteMutation,
  useAssignInboxEntryMutation,
  useDecideInboxEntryMutation,
} = inboxApi;
