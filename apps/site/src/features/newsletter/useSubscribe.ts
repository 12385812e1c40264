import { useOnce } from '@nzete/api-client';
import { type NewsletterSubscriptionInput, useSubscribeToNewsletterMutation } from '@nzete/api-client/newsletter';
import type { NewsletterResult } from '@nzete/ui/NewsletterForm';
import { useIntl } from 'react-intl';
import { reasonOf } from '../../shared/noResponse.ts';
import { useSendLater } from '../../shared/outbox/useSendLater.tsx';
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
  const later = useSendLater('newsletter');
  const subscribe = useOnce(later.watch(trigger), later.unanswered);
  return async (email) => {
    const answer = await subscribe({ newsletterSubscriptionInput: { email, ...(source && { source }) } });
    const { error } = answer;
    const why = reasonOf(error);
    const result = later.offer(newsletterResult(answer), { email }, why !== undefined && error !== undefined);
    if (!error || !why || result.ok || result.reason !== 'other') return result;
    return { ...result, hint: formatMessage(why) };
  };
}
