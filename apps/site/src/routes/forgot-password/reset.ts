import { readError } from '@nzete/api-client';
import { type SendFailure, sendResult } from '@nzete/api-client/forms';
import { emailLimit } from '@nzete/domain';
import { object, string } from 'yup';

/** The validation schema of the request for a link. Its messages are keys of `messages`. */
export const requestSchema = object({
  email: string()
    .trim()
    .required('emailMissing')
    .max(emailLimit, 'emailWrong')
    .matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'emailWrong'),
});

/** The validation schema of the new password. Its messages are keys of `messages`. */
export const passwordSchema = object({
  password: string().required('passwordMissing').min(8, 'passwordShort').max(128, 'passwordShort'),
});

/** The token of the link in the mail, `/forgot-password#TOKEN`. */
export const tokenIn = (hash: string): string | undefined => /^#([\w-]{20,200})$/.exec(hash)?.[1];

/** Why a new password was not saved: it is easy to guess, the link was used or is dead, or anything else. */
export type ResetFailure = 'easy' | 'used' | 'dead' | SendFailure;

/** What came of a link. */
export type ResetOutcome = 'saved' | 'used' | 'dead';

/** Reads the error of the call `resetPassword`. */
export function resetFailure(error: unknown): ResetFailure {
  const { status, fields } = readError(error);
  if (fields.some(({ field }) => field === 'password')) return 'easy';
  if (status === 410) return 'used';
  if (status !== null && status >= 400 && status < 500 && status !== 429) return 'dead';
  const result = sendResult({ error });
  return result.ok ? { ok: false, reason: 'other' } : result;
}
