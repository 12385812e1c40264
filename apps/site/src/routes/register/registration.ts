import { readError } from '@nzete/api-client';
import type { Registration } from '@nzete/api-client/accounts';
import { emailLimit } from '@nzete/domain';
import { object, string } from 'yup';

export const emptyRegistration: Registration = { username: '', email: '', password: '' };

/** The validation schema, as strict as that of the API. Its messages are keys of `messages`. */
export const registrationSchema = object({
  username: string()
    .trim()
    .required('usernameMissing')
    .min(3, 'usernameWrong')
    .max(64, 'usernameWrong')
    .matches(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}_.-]*$/u, 'usernameWrong'),
  email: string()
    .trim()
    .required('emailMissing')
    .max(emailLimit, 'emailWrong')
    .matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'emailWrong'),
  password: string().required('passwordMissing').min(8, 'passwordShort').max(128, 'passwordShort'),
});

const refused: Readonly<Record<string, string>> = {
  username: 'usernameWrong',
  email: 'emailWrong',
  password: 'passwordEasy',
};

/** The errors at the fields, as keys of `messages`, after the API has refused a registration. */
export function registrationErrors(error: unknown): Record<string, string> {
  const { status, fields } = readError(error);
  if (status === 409) return { username: 'usernameTaken' };
  return Object.fromEntries(fields.flatMap(({ field }) => (refused[field] ? [[field, refused[field]]] : [])));
}
