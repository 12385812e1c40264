import { emailLimit } from '@nzete/domain';
import { string } from 'yup';
import { emailError } from '../components/NewsletterForm/emailError.ts';

/** An e-mail address that may be left blank. The message is the key `email.malformed`. */
export const emailForm = () =>
  string()
    .trim()
    .default('')
    .max(emailLimit, 'email.malformed')
    .test('form', 'email.malformed', (value) => !value || emailError(value) === undefined);

/** A required e-mail address. Its messages are the keys `email.required` and `email.malformed`. */
export const emailSchema = () => emailForm().required('email.required');
