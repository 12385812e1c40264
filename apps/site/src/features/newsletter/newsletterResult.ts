import { readError } from '@nzete/api-client';
import type { NewsletterSubscription } from '@nzete/api-client/newsletter';
import type { NewsletterResult } from '@nzete/ui/NewsletterForm';

/** The outcome of a subscription, for the newsletter form. */
export function newsletterResult({
  data,
  error,
}: {
  data?: NewsletterSubscription;
  error?: unknown;
}): NewsletterResult {
  if (!error) return { ok: true, toConfirm: data?.to_confirm };
  const { code, detail } = readError(error);
  return code === 'already-subscribed'
    ? { ok: false, reason: 'already-subscribed' }
    : { ok: false, reason: 'other', ...(detail && { detail }) };
}
