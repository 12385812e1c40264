import { emailLimit } from '@nzete/domain';
import { string } from 'yup';
import { emailError } from '../components/NewsletterForm/emailError.ts';

/** A required e-mail address. Its messages are the keys `email.required` and `email.malformed`. */
export const emailSchema = () =>
  string()
    .trim()
    .default('')
    .required('email.required')
    .max(emailLimit, 'email.malformed')
    .test('form', 'email.malformed', (value) => !value || emailError(value) === undefined);
