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

/** What `readError` takes for no response. */
const noAnswer = { status: 'PARSING_ERROR', error: 'The answer is not the server’s' };

/**
 * Whether a success has no answer in it: a proxy or the page of a network that asks for a sign-in
 * may answer in the place of the server, which sends an object.
 */
function isOfAnother(result: object): boolean {
  if (!('data' in result)) return false;
  const { data } = result;
  return typeof data !== 'object' || data === null || Array.isArray(data) || Object.keys(data).length === 0;
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
    if (!result.error && isOfAnother(result)) return { ...result, data: undefined, error: noAnswer };
    if (!result.error && unanswered?.key === key) unanswered = undefined;
    return result;
  };
}
