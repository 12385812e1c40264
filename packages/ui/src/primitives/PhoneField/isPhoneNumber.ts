import { phoneNumberForm } from '@nzete/domain';

const { minLength, maxLength, pattern } = phoneNumberForm;
const form = new RegExp(pattern);

/**
 * Whether a text can be a telephone number: 5 to 40 digits, spaces and `+ ( ) . / -` on one line,
 * with at least one digit. Spaces around it do not count; invisible marks of a copied number may stay.
 */
export function isPhoneNumber(text: string): boolean {
  const number = text.trim();
  return number.length >= minLength && number.length <= maxLength && form.test(number);
}
