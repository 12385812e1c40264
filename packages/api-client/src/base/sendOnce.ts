/** What a mutation hook of the client gives, as far as it is needed here: a trigger whose answer says whether it failed. */
export type Trigger<Args, Result extends { error?: unknown }> = (
  args: Args & { 'Idempotency-Key'?: string },
) => PromiseLike<Result>;

/** Sends arguments by a trigger, with the key that belongs to them. */
export type SendOnce<Args, Result extends { error?: unknown }> = (
  trigger: Trigger<Args, Result>,
  args: Args,
) => Promise<Result>;

/** Makes what sends the writes of one form. It remembers the last write that has not succeeded, and the key that this one had. */
export function createSendOnce<Args extends object, Result extends { error?: unknown }>(): SendOnce<Args, Result> {
  let unanswered: { sent: string; key: string | undefined } | undefined;
  return async (trigger, args) => {
    const sent = JSON.stringify(args);
    // A page without TLS has no randomUUID; the write then has no key.
    if (unanswered?.sent !== sent) unanswered = { sent, key: crypto.randomUUID?.() };
    const { key } = unanswered;
    const result = await trigger(key ? { ...args, 'Idempotency-Key': key } : args);
    if (!result.error && unanswered?.key === key) unanswered = undefined;
    return result;
  };
}
