import { readError } from './errors.ts';

/** What a mutation of the client resolves to. */
export interface MutationOutcome {
  data?: { reference?: string | undefined } | undefined;
  error?: unknown;
}

/** Why a form was not received. */
export type SendFailure =
  /** The device has no network. */
  | { ok: false; reason: 'offline' }
  /** The device is online, but no response came. */
  | { ok: false; reason: 'no-response' }
  /** Rate limited; the number of seconds until the next attempt. */
  | { ok: false; reason: 'wait'; seconds: number }
  /** The request is larger than the server accepts. */
  | { ok: false; reason: 'too-long' }
  /** Fields that the server rejected, each with a localised text that follows the field's name. */
  | { ok: false; reason: 'refused'; fields: Record<string, string> }
  /** Any other failure, with the server's localised text if there is one. */
  | { ok: false; reason: 'other'; detail?: string | undefined };

/**
 * What the forms of `@nzete/ui` expect from `onSubmit`: the same shape as `SendResult` of
 * `@nzete/ui/SendOutcome`, without a dependency on it. Visitors quote the `reference`.
 */
export type SendResult = { ok: true; reference?: string | undefined } | SendFailure;

/** The delay before a retry if the server gave none, in seconds. */
const WAIT_SECONDS = 60;

/**
 * The outcome of a mutation as the result of a form. It never throws: every failure has a reason.
 *
 * @example
 * const apply = useOnce(useApplyAsVolunteerMutation()[0]);
 * <VolunteerForm onSubmit={async (application) => sendResult(await apply(call(application)))} />
 */
export function sendResult({ data, error }: MutationOutcome): SendResult {
  if (error === undefined) return { ok: true, reference: data?.reference };
  const { status, detail, fields, retryAfter } = readError(error);
  if (status === null) return { ok: false, reason: navigator.onLine === false ? 'offline' : 'no-response' };
  if (status === 413) return { ok: false, reason: 'too-long' };
  if (status === 429) return { ok: false, reason: 'wait', seconds: retryAfter ?? WAIT_SECONDS };
  if (fields.length === 0) return { ok: false, reason: 'other', detail };
  return {
    ok: false,
    reason: 'refused',
    fields: Object.fromEntries(fields.map(({ field, message }) => [field, message])),
  };
}
