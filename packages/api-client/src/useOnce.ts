import { useState } from 'react';
import { createSendOnce, type Trigger, type UnansweredWrite } from './base/sendOnce.ts';

/**
 * Sends each write once, however often the visitor retries: the same arguments keep the same
 * `Idempotency-Key` until the write has succeeded, so that a retry after a lost response does not
 * write twice. Other arguments are another write, with a new key. A success without an object in it
 * is not the server's, but a proxy's, and counts as no response.
 *
 * @param trigger the first value of a mutation hook of the client
 * @param unanswered a write of an earlier visit: the same arguments are sent under its key
 * @returns the same trigger; it resolves with the mutation's result and never rejects
 *
 * @example
 * const [subscribe] = useSubscribeToNewsletterMutation();
 * const subscribeOnce = useOnce(subscribe);
 * const { error } = await subscribeOnce({ newsletterSubscriptionInput: { email } });
 */
export function useOnce<Args extends object, Result extends { error?: unknown }>(
  trigger: Trigger<Args, Result>,
  unanswered?: UnansweredWrite,
): (args: Args) => Promise<Result> {
  const [send] = useState(() => createSendOnce<Args, Result>(unanswered));
  return (args) => send(trigger, args);
}
