import { phoneNumberForm } from '@nzete/domain';
import { string } from 'yup';
import { isPhoneNumber } from './isPhoneNumber.ts';

/** A phone number that may be left blank. The message is the key `phone.malformed`. */
export const phoneSchema = () =>
  string()
    .trim()
    .max(phoneNumberForm.maxLength, 'phone.malformed')
    .test('form', 'phone.malformed', (value) => !value || isPhoneNumber(value));
