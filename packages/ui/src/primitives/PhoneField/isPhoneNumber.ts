import { phoneNumberForm } from '@nzete/domain';

const { minLength, maxLength, pattern } = phoneNumberForm;
const form = new RegExp(pattern);

/**
 * Whether a text can be a phone number: 5 to 40 digits, spaces and the signs `+ ( ) . / -`, on one line, a digit among them.
 * Blank is none. Spaces around it do not count.
 */
export function isPhoneNumber(text: string): boolean {
  const number = text.trim();
  return number.length >= minLength && number.length <= maxLength && form.test(number);
}
