import { onSuccess } from '../base/tags.ts';
import { staffApi as generated } from '../generated/staff.ts';

export * from '../generated/staff.ts';

/**
 * The staff area. Its session is in a cookie; every call that writes repeats the session's
 * `csrf_token` in the header `X-CSRF-Token`, which the application adds in its own `fetch`.
 * Assigning and deciding invalidate the list and the overview, but not the open entry: the server
 * writes every look at one into the audit trail.
 *
 * @example
 * createNzeteStoreParts({
 *   fetch: (request) => {
 *     if (request.method !== 'GET') request.headers.set('x-csrf-token', csrfTokenOf(store));
 *     return fetch(request);
 *   },
 * });
 */
export const staffApi = generated.enhanceEndpoints({
  addTagTypes: ['StaffInbox', 'StaffTemplates'],
  endpoints: {
    getInbox: { providesTags: ['StaffInbox'] },
    getOverview: { providesTags: ['StaffInbox'] },
    assignInboxEntry: { invalidatesTags: onSuccess('StaffInbox') },
    decideInboxEntry: { invalidatesTags: onSuccess('StaffInbox') },
    getTemplates: { providesTags: ['StaffTemplates'] },
    createTemplate: { invalidatesTags: onSuccess('StaffTemplates') },
    replaceTemplate: { invalidatesTags: onSuccess('StaffTemplates') },
    deleteTemplate: { invalidatesTags: onSuccess('StaffTemplates') },
  },
});
