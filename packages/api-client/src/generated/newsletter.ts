import { baseApi as api } from "../base/api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    subscribeToNewsletter: build.mutation<
      SubscribeToNewsletterApiResponse,
      SubscribeToNewsletterApiArg
    >({
      query: (queryArg) => ({
        url: `/newsletter/subscribe`,
        method: "POST",
        body: queryArg.newsletterSubscriptionInput,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedNewsletter };
export type SubscribeToNewsletterApiResponse =
  /** status 201 Stored */ NewsletterSubscription;
export type SubscribeToNewsletterApiArg = {
  newsletterSubscriptionInput: NewsletterSubscriptionInput;
};
export type NewsletterSubscription = {
  /** As stored: lower case */
  email: string;
  subscribed_at: string;
};
export type FieldError = {
  /** Name of the field, dotted when nested */
  field: string;
  message: string;
};
export type ApiError = {
  /** What went wrong, in a sentence */
  detail: string;
  /** Only with status 422 */
  fields?: FieldError[];
};
export type NewsletterSubscriptionInput = {
  email: string;
};
