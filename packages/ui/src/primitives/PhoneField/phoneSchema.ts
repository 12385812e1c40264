import { string } from 'yup';
import { isPhoneNumber } from './isPhoneNumber.ts';

/** A phone number that may be left blank. The message is the key `phone.malformed`. */
export const phoneSchema = () =>
  string()
    .trim()
    .test('form', 'phone.malformed', (value) => !value || isPhoneNumber(value));
