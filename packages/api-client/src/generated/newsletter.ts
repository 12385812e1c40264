import { baseApi as api } from "../base/api.js";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    confirmNewsletterSubscription: build.mutation<
      ConfirmNewsletterSubscriptionApiResponse,
      ConfirmNewsletterSubscriptionApiArg
    >({
      query: (queryArg) => ({
        url: `/newsletter/confirm`,
        method: "POST",
        params: {
          token: queryArg.token,
          lang: queryArg.lang,
        },
      }),
    }),
    unsubscribeFromNewsletter: build.mutation<
      UnsubscribeFromNewsletterApiResponse,
      UnsubscribeFromNewsletterApiArg
    >({
      query: (queryArg) => ({
        url: `/newsletter/unsubscribe`,
        method: "POST",
        params: {
          token: queryArg.token,
          lang: queryArg.lang,
        },
      }),
    }),
    reportNewsletterBounce: build.mutation<
      ReportNewsletterBounceApiResponse,
      ReportNewsletterBounceApiArg
    >({
      query: (queryArg) => ({
        url: `/newsletter/bounces`,
        method: "POST",
        body: queryArg.newsletterBounce,
      }),
    }),
    subscribeToNewsletter: build.mutation<
      SubscribeToNewsletterApiResponse,
      SubscribeToNewsletterApiArg
    >({
      query: (queryArg) => ({
        url: `/newsletter/subscribe`,
        method: "POST",
        body: queryArg.newsletterSubscriptionInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
/** The slice with the calls of this part: `newsletterApi.endpoints.confirmNewsletterSubscription`. */
export const newsletterApi = injectedRtkApi;
export type ConfirmNewsletterSubscriptionApiResponse =
  /** status 200 The address gets the newsletter */ NewsletterConfirmation;
export type ConfirmNewsletterSubscriptionApiArg = {
  /** Of the link */
  token: string;
  lang?: Lang;
};
export type UnsubscribeFromNewsletterApiResponse =
  /** status 200 The address is not on the list */ NewsletterUnsubscription;
export type UnsubscribeFromNewsletterApiArg = {
  /** Of the link */
  token: string;
  lang?: Lang;
};
export type ReportNewsletterBounceApiResponse = unknown;
export type ReportNewsletterBounceApiArg = {
  newsletterBounce: NewsletterBounce;
};
export type SubscribeToNewsletterApiResponse =
  /** status 201 Stored */ NewsletterSubscription;
export type SubscribeToNewsletterApiArg = {
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
  newsletterSubscriptionInput: NewsletterSubscriptionInput;
};
export type NewsletterConfirmation = {
  subscribed: true;
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
export type Lang = "en" | "fr" | "ln" | "sw";
export type NewsletterUnsubscription = {
  subscribed: false;
};
export type NewsletterBounce =
  | {
      email: string;
      /** Whether the mail server will never deliver to the address, or could not this time */
      kind: "permanent" | "temporary";
    }
  | {
      /** The `Message-ID` of a newsletter */
      message_id: string;
      /** Whether the mail server will never deliver to the address, or could not this time */
      kind: "permanent" | "temporary";
    };
export type NewsletterSubscription = {
  /** As stored: lower case */
  email: string;
  subscribed_at: string;
  /** Whether a link was mailed, by which its owner confirms the address before it gets an issue */
  to_confirm: boolean;
};
export type NewsletterSubscriptionInput = {
  email: string;
  /** The form, if it is not the newsletter’s own: `donations` asks to be told when they open */
  source?: "donations";
};
export const {
  useConfirmNewsletterSubscriptionMutation,
  useUnsubscribeFromNewsletterMutation,
  useReportNewsletterBounceMutation,
  useSubscribeToNewsletterMutation,
} = injectedRtkApi;
