import { staffEndpoints } from '../base/staffUploads.ts';
import { onSuccess } from '../base/tags.ts';
import type { ContentList, Gift, NewsletterIssue, OpenEntry } from '../generated/staff.ts';

export { contentPreviewUrl } from '../base/contentPreviewUrl.ts';
export { exportGiftTotalsUrl } from '../base/exportGiftTotalsUrl.ts';
export { exportInboxUrl } from '../base/exportInboxUrl.ts';
export { exportNewsletterSubscriptionsUrl } from '../base/exportNewsletterSubscriptionsUrl.ts';
export { exportSignUpsUrl } from '../base/exportSignUpsUrl.ts';
export { exportTranslationsUrl } from '../base/exportTranslationsUrl.ts';
export { newsletterExportUrl } from '../base/newsletterExportUrl.ts';
export { newsletterPreviewUrl } from '../base/newsletterPreviewUrl.ts';
export { openContentFileUrl } from '../base/openContentFileUrl.ts';
export { openGiftReceiptUrl } from '../base/openGiftReceiptUrl.ts';
export { openInboxDocumentUrl } from '../base/openInboxDocumentUrl.ts';
export type {
  AddedFile,
  AddedPhoto,
  ContentFileUpload,
  ContentPhotoUpload,
  TranslationFile,
  TranslationImport,
} from '../base/staffUploads.ts';
export * from '../generated/staff.ts';

/** Shows the answer of a write: to read the entry again would be one more look in the audit trail. */
const shown = (entry: OpenEntry) =>
  staffEndpoints.util.upsertQueryData('openInboxEntry', { subject: entry.subject }, entry);

/** Shows the answer of a write to a content list, which is the list. */
const shownList = (list: ContentList) =>
  staffEndpoints.util.upsertQueryData('getContentList', { path: list.path }, list);

/** The same for a gift. */
const shownGift = (gift: Gift) => staffEndpoints.util.upsertQueryData('openGift', { reference: gift.reference }, gift);

/** The same for an issue of the newsletter. */
const shownIssue = (issue: NewsletterIssue) =>
  staffEndpoints.util.upsertQueryData('getNewsletterIssue', { id: issue.id }, issue);

/** A failed write changes nothing. */
const ignoreFailure = () => undefined;

interface ContentWrite {
  dispatch: (shown: ReturnType<typeof shownList>) => unknown;
  queryFulfilled: PromiseLike<{ data: ContentList }>;
}

const contentWrite = {
  invalidatesTags: onSuccess('StaffContent'),
  onQueryStarted(_arg: unknown, { dispatch, queryFulfilled }: ContentWrite) {
    queryFulfilled.then(({ data }) => dispatch(shownList(data)), ignoreFailure);
  },
};

interface IssueWrite {
  dispatch: (shown: ReturnType<typeof shownIssue>) => unknown;
  queryFulfilled: PromiseLike<{ data: NewsletterIssue }>;
}

const issueWrite = {
  invalidatesTags: onSuccess('StaffNewsletter'),
  onQueryStarted(_arg: unknown, { dispatch, queryFulfilled }: IssueWrite) {
    queryFulfilled.then(({ data }) => dispatch(shownIssue(data)), ignoreFailure);
  },
};

/**
 * The staff area. Its session is in a cookie; every call that writes repeats the session's
 * `csrf_token` in the header `X-CSRF-Token`, which the application adds in its own `fetch`.
 * Assigning and deciding invalidate the list and the overview; the open entry becomes their answer,
 * because the server writes every look at one into the audit trail. An open content list becomes the
 * answer of a write too, as does an issue of the newsletter, and the writes invalidate all lists and the versions.
 *
 * @example
 * createNzeteStoreParts({
 *   fetch: (request) => {
 *     if (request.method !== 'GET') request.headers.set('x-csrf-token', csrfTokenOf(store));
 *     return fetch(request);
 *   },
 * });
 */
export const staffApi = staffEndpoints.enhanceEndpoints({
  addTagTypes: [
    'StaffContent',
    'StaffEvents',
    'StaffGifts',
    'StaffInbox',
    'StaffNewsletter',
    'StaffPasskeys',
    'StaffPeople',
    'StaffPosts',
    'StaffSessions',
    'StaffTemplates',
    'StaffTranslations',
  ],
  endpoints: {
    getContentLists: { providesTags: ['StaffContent'] },
    getContentVersions: { providesTags: ['StaffContent'] },
    saveContentDraft: contentWrite,
    discardContentDraft: contentWrite,
    scheduleContentDraft: contentWrite,
    publishContentDraft: contentWrite,
    proposeContentDraft: contentWrite,
    approveContentDraft: contentWrite,
    stopContentProposal: contentWrite,
    restoreContentVersion: contentWrite,
    checkContentText: contentWrite,
    answerContentNote: contentWrite,
    getInbox: { providesTags: ['StaffInbox'] },
    getOverview: { providesTags: ['StaffInbox'] },
    decideHeld: { invalidatesTags: onSuccess('StaffInbox') },
    addInboxNote: {
      onQueryStarted({ subject }, { dispatch, queryFulfilled }) {
        queryFulfilled.then(({ data }) => {
          // A note whose answer was lost may be here already.
          const add = ({ notes }: OpenEntry) => {
            if (notes.every(({ id }) => id !== data.id)) notes.push(data);
          };
          dispatch(staffEndpoints.util.updateQueryData('openInboxEntry', { subject }, add));
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
    getStaffEvents: { providesTags: ['StaffEvents'] },
    getSignUps: { providesTags: ['StaffEvents'] },
    cancelSignUp: { invalidatesTags: onSuccess('StaffEvents') },
    cancelAllSignUps: { invalidatesTags: onSuccess('StaffEvents') },
    getGifts: { providesTags: ['StaffGifts'] },
    getGiftTotals: { providesTags: ['StaffGifts'] },
    confirmGift: {
      invalidatesTags: onSuccess('StaffGifts'),
      onQueryStarted(_arg, { dispatch, queryFulfilled }) {
        queryFulfilled.then(({ data }) => dispatch(shownGift(data)), ignoreFailure);
      },
    },
    refuseGift: {
      invalidatesTags: onSuccess('StaffGifts'),
      onQueryStarted(_arg, { dispatch, queryFulfilled }) {
        queryFulfilled.then(({ data }) => dispatch(shownGift(data)), ignoreFailure);
      },
    },
    getNewsletterSubscriptions: { providesTags: ['StaffNewsletter'] },
    endNewsletterSubscription: { invalidatesTags: onSuccess('StaffNewsletter') },
    getNewsletterIssues: { providesTags: ['StaffNewsletter'] },
    addNewsletterIssue: issueWrite,
    saveNewsletterIssue: issueWrite,
    discardNewsletterIssue: { invalidatesTags: onSuccess('StaffNewsletter') },
    sendNewsletterIssue: issueWrite,
    stopNewsletterIssue: issueWrite,
    resumeNewsletterIssue: issueWrite,
    resendUnclearNewsletter: issueWrite,
    getPeople: { providesTags: ['StaffPeople'] },
    invite: { invalidatesTags: onSuccess('StaffPeople') },
    withdrawInvitation: { invalidatesTags: onSuccess('StaffPeople') },
    // Both end the sessions of the person.
    changeRole: { invalidatesTags: onSuccess('StaffPeople', 'StaffSessions') },
    removeSecondFactor: { invalidatesTags: onSuccess('StaffPeople', 'StaffSessions') },
    getPosts: { providesTags: ['StaffPosts'] },
    changePostVisibility: { invalidatesTags: onSuccess('StaffPosts') },
    getPasskeys: { providesTags: ['StaffPasskeys'] },
    // The first is the second factor that the list of people shows.
    addPasskey: { invalidatesTags: onSuccess('StaffPasskeys', 'StaffPeople') },
    removePasskey: { invalidatesTags: onSuccess('StaffPasskeys') },
    getSessions: { providesTags: ['StaffSessions'] },
    endSession: { invalidatesTags: onSuccess('StaffSessions') },
    getTranslations: { providesTags: ['StaffTranslations'] },
    // A text of the content is saved in the draft of its list.
    saveTranslation: { invalidatesTags: onSuccess('StaffTranslations', 'StaffContent') },
    proposeTranslation: { invalidatesTags: onSuccess('StaffTranslations') },
    approveTranslation: { invalidatesTags: onSuccess('StaffTranslations') },
    stopTextProposal: { invalidatesTags: onSuccess('StaffTranslations') },
    resetTranslation: { invalidatesTags: onSuccess('StaffTranslations') },
    checkTranslation: { invalidatesTags: onSuccess('StaffTranslations', 'StaffContent') },
    importTranslations: { invalidatesTags: onSuccess('StaffTranslations', 'StaffContent') },
    getTemplates: { providesTags: ['StaffTemplates'] },
    createTemplate: { invalidatesTags: onSuccess('StaffTemplates') },
    replaceTemplate: { invalidatesTags: onSuccess('StaffTemplates') },
    deleteTemplate: { invalidatesTags: onSuccess('StaffTemplates') },
  },
});

export const { useAddContentFileMutation, useAddContentPhotoMutation, useImportTranslationsMutation } = staffApi;
