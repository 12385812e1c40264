import { readError } from '@nzete/api-client';
import { useSubscribeToNewsletterMutation } from '@nzete/api-client/newsletter';
import type { NewsletterResult } from '@nzete/ui/NewsletterForm';
import { useRef } from 'react';

/** Subscribes an address and says how it went, in the terms of the newsletter form. */
export function useSubscribe(): (email: string) => Promise<NewsletterResult> {
  const [subscribe] = useSubscribeToNewsletterMutation();
  const sent = useRef<{ email: string; key: string | undefined }>(undefined);
  return async (email) => {
    // The same address again, after an answer that was lost, is the same request. A page without TLS has no randomUUID.
    if (sent.current?.email !== email) sent.current = { email, key: crypto.randomUUID?.() };
    const { error } = await subscribe({
      'Idempotency-Key': sent.current.key,
      newsletterSubscriptionInput: { email },
    });
    if (!error) {
      sent.current = undefined;
      return { ok: true };
    }
    const { status, detail } = readError(error);
    const isKnown = status === 400 && detail === 'Email already subscribed';
    return isKnown ? { ok: false, reason: 'already-subscribed' } : { ok: false, reason: 'other', detail };
  };
}
