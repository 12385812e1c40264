import { phoneNumberForm } from '@nzete/domain';

const { minLength, maxLength, pattern } = phoneNumberForm;
const form = new RegExp(pattern, 'u');

/**
 * Whether a text can be a telephone number: 5 to 40 digits of any script, spaces and `+ ( ) . / -`
 * on one line, with at least one digit. Commas between digits, other dots and dashes, a leading `tel:`
 * and the invisible marks of a copied number may stay. Spaces around it do not count.
 */
export function isPhoneNumber(text: string): boolean {
  const number = text.trim();
  return number.length >= minLength && number.length <= maxLength && form.test(number);
}
