/** The part of a mutation trigger that is needed: it returns whether it failed. */
export type Trigger<Args, Result extends { error?: unknown }> = (
  args: Args & { 'Idempotency-Key'?: string },
) => PromiseLike<Result>;

/** Sends arguments with a trigger and their idempotency key. */
export type SendOnce<Args, Result extends { error?: unknown }> = (
  trigger: Trigger<Args, Result>,
  args: Args,
) => Promise<Result>;

/** A write that got no answer, and its key. */
export interface UnansweredWrite {
  args: object;
  key: string;
}

/**
 * Creates a sender for the writes of one form. It remembers the last write that has not succeeded,
 * and its key.
 */
export function createSendOnce<Args extends object, Result extends { error?: unknown }>(
  earlier?: UnansweredWrite,
): SendOnce<Args, Result> {
  let unanswered: { sent: string; key: string | undefined } | undefined;
  if (earlier) unanswered = { sent: JSON.stringify(earlier.args), key: earlier.key };
  return async (trigger, args) => {
    const sent = JSON.stringify(args);
    // Without TLS there is no randomUUID; the write then has no key.
    if (unanswered?.sent !== sent) unanswered = { sent, key: crypto.randomUUID?.() };
    const { key } = unanswered;
    const result = await trigger(key ? { ...args, 'Idempotency-Key': key } : args);
    if (!result.error && unanswered?.key === key) unanswered = undefined;
    return result;
  };
}
