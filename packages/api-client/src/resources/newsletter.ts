import { invalidates } from '../base/tags.ts';

/** The newsletter: nothing that can be read goes stale by subscribing. */
export const newsletterEndpoints = {
  subscribeToNewsletter: invalidates(),
};
