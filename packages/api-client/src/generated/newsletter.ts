import { baseApi as api } from "../base/api.js";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
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
/** The slice with the calls of this part: `newsletterApi.endpoints.unsubscribeFromNewsletter`. */
export const newsletterApi = injectedRtkApi;
export type UnsubscribeFromNewsletterApiResponse =
  /** status 200 The address is not on the list */ NewsletterUnsubscription;
export type UnsubscribeFromNewsletterApiArg = {
  /** Of the link */
  token: string;
  lang?: Lang;
};
export type SubscribeToNewsletterApiResponse =
  /** status 201 Stored */ NewsletterSubscription;
export type SubscribeToNewsletterApiArg = {
  /** A random name for this request, such as a UUID. Sent again with the same key within 15 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
  newsletterSubscriptionInput: NewsletterSubscriptionInput;
};
export type NewsletterUnsubscription = {
  subscribed: false;
};
export type FieldError = {
  /** Name of the field, dotted when nested */
  field: string;
  /** To be read after the name, in the language of the `detail` */
  message: string;
};
export type ApiError = {
  /** What went wrong, in a sentence in the language of `?lang` or else of `Accept-Language`; without them, and where a call states the sentence, in English */
  detail: string;
  /** Only with status 422 */
  fields?: FieldError[];
};
export type Lang = "en" | "fr" | "ln" | "sw";
export type NewsletterSubscription = {
  /** As stored: lower case */
  email: string;
  subscribed_at: string;
};
export type NewsletterSubscriptionInput = {
  email: string;
  /** The form, if it is not the newsletter’s own: `donations` asks to be told when they open */
  source?: "donations";
};
export const {
  useUnsubscribeFromNewsletterMutation,
  useSubscribeToNewsletterMutation,
} = injectedRtkApi;
