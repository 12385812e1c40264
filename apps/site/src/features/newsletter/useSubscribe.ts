import { readError, useOnce } from '@nzete/api-client';
import { type NewsletterSubscriptionInput, useSubscribeToNewsletterMutation } from '@nzete/api-client/newsletter';
import type { NewsletterResult } from '@nzete/ui/NewsletterForm';
import { useIntl } from 'react-intl';
import { reasonOf } from '../../shared/noResponse.ts';

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
    if (!error) return { ok: true };
    const { status, detail } = readError(error);
    const isKnown = status === 400 && detail === 'Email already subscribed';
    if (isKnown) return { ok: false, reason: 'already-subscribed' };
    const why = reasonOf(error);
    return { ok: false, reason: 'other', detail, hint: why && formatMessage(why) };
  };
}
