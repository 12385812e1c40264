import { invalidates } from '../base/tags.ts';
import { generatedApplications } from '../generated/applications.ts';

export type * from '../generated/applications.ts';

/** A file for a KYC application: PDF, JPEG or PNG, 5 MB at most. */
export interface KycUpload {
  /** The reference and the token of the `KycReceipt`. */
  reference: string;
  uploadToken: string;
  kind: 'governmentId' | 'proofOfAddress';
  file: Blob;
}

/** That a file has arrived. */
export interface KycDocument {
  kind: KycUpload['kind'];
  /** Bytes */
  size: number;
  /** ISO-8601, UTC */
  received_at: string;
}

/** What each call provides or makes stale. */
export const applicationsEndpoints = {
  applyAsVolunteer: invalidates(),
  createKycApplication: invalidates(),
  sendFeedback: invalidates(),
};

/** What visitors send to the staff: nothing that can be read goes stale by it. */
export const applicationsApi = generatedApplications
  .enhanceEndpoints({ endpoints: applicationsEndpoints })
  .injectEndpoints({
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

export const {
  useApplyAsVolunteerMutation,
  useCreateKycApplicationMutation,
  useSendFeedbackMutation,
  useUploadKycDocumentMutation,
} = applicationsApi;
