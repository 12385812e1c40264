import { onSuccess } from '../base/tags.ts';
import { staffApi as generated, type OpenEntry } from '../generated/staff.ts';

export * from '../generated/staff.ts';

/** Shows the answer of a write, because to read the entry again would be one more look in the audit trail. */
const shown = (entry: OpenEntry) => generated.util.upsertQueryData('openInboxEntry', { subject: entry.subject }, entry);

/** A failed write changes nothing. */
const ignoreFailure = () => undefined;

/** The inbox, its templates and the overview. Writes change the open entry, and invalidate the list. */
export const staffApi = generated.enhanceEndpoints({
  addTagTypes: ['StaffInbox', 'StaffTemplates'],
  endpoints: {
    getInbox: { providesTags: ['StaffInbox'] },
    addInboxNote: {
      onQueryStarted({ subject }, { dispatch, queryFulfilled }) {
        const add = ({ notes }: OpenEntry, note: OpenEntry['notes'][number]) => void notes.push(note);
        queryFulfilled.then(({ data }) => {
          dispatch(generated.util.updateQueryData('openInboxEntry', { subject }, (entry) => add(entry, data)));
        }, ignoreFailure);
      },
    },
    assignInboxEntry: {
      invalidatesTags: onSuccess('StaffInbox'),
      onQueryStarted(_arg, { dispatch, queryFulfilled }) {
        queryFulfilled.then(({ data }) => dispatch(shown(data)), ignoreFailure);
      },
    },
    decideInboxEntry: {
      invalidatesTags: onSuccess('StaffInbox'),
      onQueryStarted(_arg, { dispatch, queryFulfilled }) {
        queryFulfilled.then(({ data }) => dispatch(shown(data)), ignoreFailure);
      },
    },
    getTemplates: { providesTags: ['StaffTemplates'] },
    createTemplate: { invalidatesTags: onSuccess('StaffTemplates') },
    replaceTemplate: { invalidatesTags: onSuccess('StaffTemplates') },
    deleteTemplate: { invalidatesTags: onSuccess('StaffTemplates') },
  },
});
