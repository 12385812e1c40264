import { useRef } from 'react';

/** What a mutation hook of the client gives, as far as it is needed here: a trigger whose answer says whether it failed. */
type Trigger<Args, Result extends { error?: unknown }> = (
  args: Args & { 'Idempotency-Key'?: string },
) => PromiseLike<Result>;

/**
 * Sends each write once, however often the visitor has to try: the same arguments carry the same `Idempotency-Key` until the write has
 * succeeded, so that a second try after an answer that was lost does not write twice. Other arguments are another write, with a key of its own.
 *
 * @param trigger the first value of a mutation hook of the client
 * @returns the same trigger; it resolves with what the mutation gives and never rejects
 *
 * @example
 * const [subscribe] = useSubscribeToNewsletterMutation();
 * const subscribeOnce = useOnce(subscribe);
 * const { error } = await subscribeOnce({ newsletterSubscriptionInput: { email } });
 */
export function useOnce<Args extends object, Result extends { error?: unknown }>(
  trigger: Trigger<Args, Result>,
): (args: Args) => Promise<Result> {
  const unanswered = useRef<{ sent: string; key: string | undefined }>(undefined);
  return async (args) => {
    const sent = JSON.stringify(args);
    // A page without TLS has no randomUUID; the write then has no key.
    if (unanswered.current?.sent !== sent) unanswered.current = { sent, key: crypto.randomUUID?.() };
    const { key } = unanswered.current;
    const result = await trigger(key ? { ...args, 'Idempotency-Key': key } : args);
    if (!result.error && unanswered.current?.key === key) unanswered.current = undefined;
    return result;
  };
}
