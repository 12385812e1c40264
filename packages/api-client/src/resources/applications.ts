import type { KycDocument, KycUpload } from '../base/sendKycDocument.ts';
import { applicationsApi as generated } from '../generated/applications.ts';

export { eventCalendarUrl } from '../base/eventCalendarUrl.ts';
export { eventsCalendarUrl } from '../base/eventsCalendarUrl.ts';
export {
  type KycDocument,
  type KycUpload,
  type SendKycDocumentOptions,
  type SentKycDocument,
  sendKycDocument,
} from '../base/sendKycDocument.ts';
export * from '../generated/applications.ts';

/** Submissions to the staff: they invalidate no reads. */
export const applicationsApi = generated.injectEndpoints({
  endpoints: (build) => ({
    // The body is the file itself, and the token is that of the application, not of an account.
    uploadKycDocument: build.mutation<KycDocument, KycUpload>({
      query: ({ reference, kind, uploadToken, file }) => ({
        url: `/kyc-applications/${encodeURIComponent(reference)}/documents/${kind}`,
        method: 'PUT',
        headers: { 'content-type': file.type, authorization: `Bearer ${uploadToken}` },
        body: file,
      }),
    }),
  }),
});

export const { useUploadKycDocumentMutation } = applicationsApi;
