import { useOnce } from '@nzete/api-client';
import { type NewsletterSubscriptionInput, useSubscribeToNewsletterMutation } from '@nzete/api-client/newsletter';
import type { NewsletterResult } from '@nzete/ui/NewsletterForm';
import { newsletterResult } from './newsletterResult.ts';

/**
 * Subscribes an address, and resolves with the outcome for the newsletter form.
 *
 * @param source the form, if it is not the newsletter’s own
 */
export function useSubscribe(
  source?: NewsletterSubscriptionInput['source'],
): (email: string) => Promise<NewsletterResult> {
  const [trigger] = useSubscribeToNewsletterMutation();
  const subscribe = useOnce(trigger);
  return async (email) => {
    const { error } = await subscribe({ newsletterSubscriptionInput: { email, ...(source && { source }) } });
    return newsletterResult(error);
  };
}
