import { baseApi as api } from "../base/api.js";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    createToken: build.mutation<CreateTokenApiResponse, CreateTokenApiArg>({
      query: (queryArg) => ({
        url: `/token`,
        method: "POST",
        body: queryArg.credentials,
      }),
    }),
    revokeToken: build.mutation<RevokeTokenApiResponse, RevokeTokenApiArg>({
      query: () => ({ url: `/logout`, method: "POST" }),
    }),
    registerUser: build.mutation<RegisterUserApiResponse, RegisterUserApiArg>({
      query: (queryArg) => ({
        url: `/register`,
        method: "POST",
        body: queryArg.registration,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getCurrentUser: build.query<
      GetCurrentUserApiResponse,
      GetCurrentUserApiArg
    >({
      query: () => ({ url: `/users/me/` }),
    }),
    sendConfirmationLink: build.mutation<
      SendConfirmationLinkApiResponse,
      SendConfirmationLinkApiArg
    >({
      query: () => ({ url: `/users/me/confirmation`, method: "POST" }),
    }),
    confirmEmail: build.mutation<ConfirmEmailApiResponse, ConfirmEmailApiArg>({
      query: (queryArg) => ({
        url: `/users/confirmation`,
        method: "POST",
        body: queryArg.emailConfirmation,
      }),
    }),
    requestPasswordReset: build.mutation<
      RequestPasswordResetApiResponse,
      RequestPasswordResetApiArg
    >({
      query: (queryArg) => ({
        url: `/password-reset`,
        method: "POST",
        body: queryArg.passwordResetRequest,
      }),
    }),
    resetPassword: build.mutation<
      ResetPasswordApiResponse,
      ResetPasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/password-reset/confirm`,
        method: "POST",
        body: queryArg.passwordReset,
      }),
    }),
    getOwnSubmissions: build.query<
      GetOwnSubmissionsApiResponse,
      GetOwnSubmissionsApiArg
    >({
      query: () => ({ url: `/users/me/submissions` }),
    }),
    withdrawSubmission: build.mutation<
      WithdrawSubmissionApiResponse,
      WithdrawSubmissionApiArg
    >({
      query: (queryArg) => ({
        url: `/users/me/submissions/${encodeURIComponent(String(queryArg.subject))}/withdrawal`,
        method: "POST",
      }),
    }),
    correctContactDetails: build.mutation<
      CorrectContactDetailsApiResponse,
      CorrectContactDetailsApiArg
    >({
      query: (queryArg) => ({
        url: `/users/me/submissions/${encodeURIComponent(String(queryArg.subject))}`,
        method: "PATCH",
        body: queryArg.contactChange,
      }),
    }),
    createUploadToken: build.mutation<
      CreateUploadTokenApiResponse,
      CreateUploadTokenApiArg
    >({
      query: (queryArg) => ({
        url: `/users/me/submissions/${encodeURIComponent(String(queryArg.subject))}/upload-token`,
        method: "POST",
      }),
    }),
    getOwnData: build.query<GetOwnDataApiResponse, GetOwnDataApiArg>({
      query: () => ({ url: `/users/me/data` }),
    }),
    eraseOwnData: build.mutation<EraseOwnDataApiResponse, EraseOwnDataApiArg>({
      query: (queryArg) => ({
        url: `/users/me/erasure`,
        method: "POST",
        body: queryArg.erasureRequest,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
// How OpenAPI writes the parameters and bodies that are not of the usual form.
injectedRtkApi.enhanceEndpoints({
  endpoints: {
    createToken: { extraOptions: { openapi: {"body":{"as":"form"}} } },
  },
});
/** The slice with the calls of this part: `accountsApi.endpoints.createToken`. */
export const accountsApi = injectedRtkApi;
export type CreateTokenApiResponse = /** status 200 Signed in */ Token;
export type CreateTokenApiArg = {
  credentials: Credentials;
};
export type RevokeTokenApiResponse = unknown;
export type RevokeTokenApiArg = Record<string, never>;
export type RegisterUserApiResponse = /** status 201 Created */ User;
export type RegisterUserApiArg = {
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
  registration: Registration;
};
export type GetCurrentUserApiResponse = /** status 200 The account */ User;
export type GetCurrentUserApiArg = Record<string, never>;
export type SendConfirmationLinkApiResponse = unknown;
export type SendConfirmationLinkApiArg = Record<string, never>;
export type ConfirmEmailApiResponse = unknown;
export type ConfirmEmailApiArg = {
  emailConfirmation: EmailConfirmation;
};
export type RequestPasswordResetApiResponse = unknown;
export type RequestPasswordResetApiArg = {
  passwordResetRequest: PasswordResetRequest;
};
export type ResetPasswordApiResponse = unknown;
export type ResetPasswordApiArg = {
  passwordReset: PasswordReset;
};
export type GetOwnSubmissionsApiResponse =
  /** status 200 All of them */ OwnSubmissions;
export type GetOwnSubmissionsApiArg = Record<string, never>;
export type WithdrawSubmissionApiResponse =
  /** status 200 Withdrawn */ OwnSubmission;
export type WithdrawSubmissionApiArg = {
  /** The reference number, or an id where there is none */
  subject: string;
};
export type CorrectContactDetailsApiResponse =
  /** status 200 Corrected */ OwnSubmission;
export type CorrectContactDetailsApiArg = {
  /** The reference number, or an id where there is none */
  subject: string;
  contactChange: ContactChange;
};
export type CreateUploadTokenApiResponse =
  /** status 200 A token */ WantedDocument;
export type CreateUploadTokenApiArg = {
  /** The reference number, or an id where there is none */
  subject: string;
};
export type GetOwnDataApiResponse = /** status 200 The data */ OwnData;
export type GetOwnDataApiArg = Record<string, never>;
export type EraseOwnDataApiResponse =
  /** status 200 What was erased, and what must be kept */ Erasure;
export type EraseOwnDataApiArg = {
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
  erasureRequest: ErasureRequest;
};
export type Token = {
  /** Opaque; send it as `Authorization: Bearer <access_token>` */
  access_token: string;
  token_type: "bearer";
  /** Seconds until it stops working */
  expires_in: number;
};
import type { ProblemCode } from './problemCodes.ts';
export type FieldError = {
  /** Name of the field, dotted when nested */
  field: string;
  /** Its place in the body, as a JSON Pointer */
  pointer: string;
  /** The rule that it breaks: mostly a keyword of JSON Schema, in lower case with hyphens */
  code: string;
  /** To be read after the name, in the language of the `detail` */
  message: string;
  /** What the rule asks for, such as the `limit` of `max-length` */
  params?: {
    [key: string]: unknown;
  };
};
export type ApiError = {
  /** The page that explains the kind of problem */
  type: string;
  /** The kind of problem, in English */
  title: string;
  /** As of the answer */
  status: number;
  /** What went wrong, in a sentence in the language of `?lang` or else of `Accept-Language`; without them, and where a call states the sentence, in English */
  detail: string;
  code: ProblemCode;
  /** Only with status 422 */
  fields?: FieldError[];
  /** For the operator, who finds it in the log */
  request_id?: string;
};
export type Credentials = {
  /** The username, or the confirmed address of the account */
  username: string;
  password: string;
};
export type User = {
  id: string;
  username: string;
  email: string;
  created_at: string;
  /** Whether its owner followed the link that was mailed; nothing sent with the address shows before */
  email_confirmed: boolean;
};
export type Registration = {
  /** Letters, digits, dot, dash and underscore; starts with a letter or digit */
  username: string;
  email: string;
  /** Hard to guess: at least 3 of the 4 that zxcvbn gives */
  password: string;
};
export type EmailConfirmation = {
  /** Of the link in the mail */
  token: string;
};
export type PasswordResetRequest = {
  /** The address of the account */
  email: string;
};
export type PasswordReset = {
  /** Of the link in the mail */
  token: string;
  /** Hard to guess: at least 3 of the 4 that zxcvbn gives */
  password: string;
};
export type SubmissionMessage = {
  /** When it was written */
  at: string;
  status:
    | "received"
    | "reading"
    | "more-wanted"
    | "accepted"
    | "refused"
    | "answered"
    | "withdrawn";
  text: string;
};
export type SubmissionContact = {
  email: string;
  name?: string;
  first_name?: string;
  last_name?: string;
  phone?: string;
  location?: string;
  address?: string;
  city?: string;
  country?: string;
};
export type OwnSubmission = {
  /** The reference number, or an id where there is none */
  subject: string;
  reference: string | null;
  /** What was sent */
  kind:
    | "partnership"
    | "volunteer"
    | "kyc"
    | "feedback"
    | "consultation"
    | "event-sign-up"
    | "interests"
    | "newsletter";
  /** Where it stands; null for course interests and the newsletter */
  status:
    | (
        | "received"
        | "reading"
        | "more-wanted"
        | "accepted"
        | "refused"
        | "answered"
        | "withdrawn"
      )
    | null;
  /** When it arrived */
  submitted_at: string;
  /** When it got this status; null while it is as it arrived */
  status_at: string | null;
  /** Of the page that sent it, if it is known */
  language: ("en" | "fr" | "ln" | "sw") | null;
  /** The oldest first */
  messages: SubmissionMessage[];
  /** Only of the newsletter: it waits for the owner of the address, is sent, or could not be delivered */
  subscription?: "pending" | "active" | "bounced";
  /** Whether it may be withdrawn */
  can_withdraw: boolean;
  /** Whether its contact details may be corrected */
  can_correct: boolean;
  /** Whether staff wait for a document */
  wants_document: boolean;
  /** The documents of an identity check that staff wait for */
  wanted_documents: ("governmentId" | "proofOfAddress")[];
  contact: SubmissionContact;
};
export type OwnSubmissions = OwnSubmission[];
export type ContactChange = {
  name?: string;
  first_name?: string;
  /** Blank for a person with one name */
  last_name?: string;
  /** City or area */
  location?: string;
  address?: string;
  city?: string;
  country?: string;
  phone?: string;
};
export type WantedDocument = {
  /** Quote it when writing to the foundation */
  reference: string;
  /** For `uploadKycDocument` and `createKycUpload`, while the document is wanted */
  upload_token: string;
};
export type OwnData = {
  [key: string]: {
    [key: string]: unknown;
  }[];
};
export type Erasure = {
  /** How many records were erased, by table */
  erased: {
    [key: string]: number;
  };
  /** How many records of identity checks the law keeps, by table */
  retained: {
    [key: string]: number;
  };
  /** When the last of them is deleted: seven years after it was sent. Null if none is kept */
  retained_until: string | null;
};
export type ErasureRequest = {
  password: string;
};
export const {
  useCreateTokenMutation,
  useRevokeTokenMutation,
  useRegisterUserMutation,
  useGetCurrentUserQuery,
  useSendConfirmationLinkMutation,
  useConfirmEmailMutation,
  useRequestPasswordResetMutation,
  useResetPasswordMutation,
  useGetOwnSubmissionsQuery,
  useWithdrawSubmissionMutation,
  useCorrectContactDetailsMutation,
  useCreateUploadTokenMutation,
  useGetOwnDataQuery,
  useEraseOwnDataMutation,
} = injectedRtkApi;
