import { useOnce } from '@nzete/api-client';
import { type NewsletterSubscriptionInput, useSubscribeToNewsletterMutation } from '@nzete/api-client/newsletter';
import type { NewsletterResult } from '@nzete/ui/NewsletterForm';
import { useIntl } from 'react-intl';
import { reasonOf } from '../../shared/noResponse.ts';
import { newsletterResult } from './newsletterResult.ts';

/**
 * Subscribes an address, and resolves with the outcome for the newsletter form.
 *
 * @param source the form, if it is not the newsletter’s own
 */
export function useSubscribe(
  source?: NewsletterSubscriptionInput['source'],
): (email: string) => Promise<NewsletterResult> {
  const { formatMessage } = useIntl();
  const [trigger] = useSubscribeToNewsletterMutation();
  const subscribe = useOnce(trigger);
  return async (email) => {
    const { error } = await subscribe({ newsletterSubscriptionInput: { email, ...(source && { source }) } });
    const result = newsletterResult(error);
    const why = reasonOf(error);
    if (!error || !why || result.ok || result.reason !== 'other') return result;
    return { ...result, hint: formatMessage(why) };
  };
}
