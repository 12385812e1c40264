import { invalidates } from '../base/tags.ts';
import generatedNewsletter from '../generated/newsletter.ts';

export type * from '../generated/newsletter.ts';

/** What each call provides or makes stale. */
export const newsletterEndpoints = { subscribeToNewsletter: invalidates() };

/** The newsletter: nothing that can be read goes stale by subscribing. */
export const newsletterApi = generatedNewsletter.enhanceEndpoints({
  endpoints: newsletterEndpoints,
});

export const { useSubscribeToNewsletterMutation } = newsletterApi;
