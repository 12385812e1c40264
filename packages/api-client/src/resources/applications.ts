import { applicationsApi as generated } from '../generated/applications.ts';

export { type SendKycDocumentOptions, type SentKycDocument, sendKycDocument } from '../base/sendKycDocument.ts';
export * from '../generated/applications.ts';

/** A file for a KYC application. Sent again, it replaces the one before. */
export interface KycUpload {
  /**
   * The reference and the token of the `KycReceipt`; the token holds for 24 hours, and then the
   * answer is 401.
   */
  reference: string;
  uploadToken: string;
  kind: 'governmentId' | 'proofOfAddress';
  /**
   * A PDF, JPEG or PNG file (`application/pdf`, `image/jpeg`, `image/png`) of 5 MB (5 * 1024 * 1024
   * bytes) at most. A larger one is answered by 413, another type by 415, and a file that is not
   * what its type says by 422. A file's `type` comes from its name and is empty when the name has
   * no ending: that is 415 too, and `new Blob([file], { type: 'image/jpeg' })` gives it one.
   */
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

/** What visitors send to the staff: nothing that can be read goes stale by it. */
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
