import { readError } from '@nzete/api-client';
import type { Credentials } from '@nzete/api-client/accounts';
import { type SendFailure, sendResult } from '@nzete/api-client/forms';
import { emailLimit } from '@nzete/domain';
import { object, string } from 'yup';

export const emptyCredentials: Credentials = { username: '', password: '' };

/** The validation schema. Its messages are keys of `messages`. A password may begin with a space. */
export const credentialsSchema = object({
  username: string().trim().required('usernameMissing').max(emailLimit, 'usernameMissing'),
  password: string().required('passwordMissing').max(128, 'passwordMissing'),
});

/** Why signing in failed: the username or the password, or anything else. */
export type LoginFailure = 'wrong' | SendFailure;

/** Reads the error of the call `createToken`. Values that the server refuses fit no account either. */
export function loginFailure(error: unknown): LoginFailure {
  const { status } = readError(error);
  if (status === 401 || status === 422) return 'wrong';
  const result = sendResult({ error });
  return result.ok ? { ok: false, reason: 'other' } : result;
}
