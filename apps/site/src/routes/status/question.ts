import { readError } from '@nzete/api-client';
import type { ApplicationStatus, StatusQuestion } from '@nzete/api-client/applications';
import { type MutationOutcome, type SendFailure, sendResult } from '@nzete/api-client/forms';
import { emailLimit } from '@nzete/domain';
import { object, string } from 'yup';

export const emptyQuestion: StatusQuestion = { reference: '', email: '' };

/** The validation schema. Its messages are keys of `messages`. */
export const questionSchema = object({
  reference: string().trim().required('referenceMissing').max(40, 'referenceMissing'),
  email: string()
    .trim()
    .required('emailMissing')
    .max(emailLimit, 'emailWrong')
    .matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'emailWrong'),
});

/** What the page shows: the status, that nothing was found, or why there is no answer. */
export type StatusOutcome = { found: ApplicationStatus } | { notFound: true } | { failure: SendFailure };

/** The outcome of the call `findApplicationStatus`. */
export function statusOutcome(called: { data?: ApplicationStatus; error?: unknown }): StatusOutcome {
  if (called.data) return { found: called.data };
  if (readError(called.error).status === 404) return { notFound: true };
  const failure = sendResult(called as MutationOutcome);
  return { failure: failure.ok ? { ok: false, reason: 'other' } : failure };
}
