import { readError } from '@nzete/api-client';
import type { SendResult } from '@nzete/ui/SendOutcome';

/** The result of a mutation. */
export interface Outcome {
  data?: { reference?: string } | undefined;
  error?: unknown;
}

/** The delay before a retry if the server gave none, in seconds. */
const WAIT_SECONDS = 60;

/** The outcome of a mutation as a `SendResult`, for the forms of the design system. */
export function sendResult({ data, error }: Outcome): SendResult {
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
