import { readError } from '@nzete/api-client';
import type { SendResult } from '@nzete/ui/SendOutcome';

/** What a write of the client gives. */
interface Outcome {
  data?: { reference?: string } | undefined;
  error?: unknown;
}

/** After how many seconds a server that gave no time is asked again. */
const WAIT_SECONDS = 60;

/** The outcome of a form that was sent, in the terms of the design system's forms. */
export function sendResult({ data, error }: Outcome): SendResult {
  if (error === undefined) return { ok: true, reference: data?.reference };
  const { status, detail, fields, retryAfter } = readError(error);
  if (status === null) return { ok: false, reason: navigator.onLine ? 'no-answer' : 'offline' };
  if (status === 413) return { ok: false, reason: 'too-long' };
  if (status === 429) return { ok: false, reason: 'wait', seconds: retryAfter ?? WAIT_SECONDS };
  if (fields.length === 0) return { ok: false, reason: 'other', detail };
  return {
    ok: false,
    reason: 'refused',
    fields: Object.fromEntries(fields.map(({ field, message }) => [field, message])),
  };
}
