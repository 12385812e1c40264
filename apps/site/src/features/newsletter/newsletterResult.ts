import { readError } from '@nzete/api-client';
import type { NewsletterResult } from '@nzete/ui/NewsletterForm';

/** The outcome of a subscription, for the newsletter form. */
export function newsletterResult(error: unknown): NewsletterResult {
  if (!error) return { ok: true };
  const { status, detail } = readError(error);
  const isKnown = status === 400 && detail === 'Email already subscribed';
  return isKnown
    ? { ok: false, reason: 'already-subscribed' }
    : { ok: false, reason: 'other', ...(detail && { detail }) };
}
