import { plainPhone } from '@nzete/domain';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { normaliseOrNull } from './normalise.ts';

/** A plus before the first digit, also `(+243)`, `++243` and `+00243`, which the library refuses. */
const PLUS = /^[^\d+]*\+\D*(?:0\D*0)?/;

/**
 * A phone number as it is stored: E.164, with the code of DR Congo unless it has another. A number
 * that the library does not know stays as it was typed, in the signs of a keypad.
 */
export function normalisePhone(typed: string): string {
  const text = plainPhone(typed);
  const groups = text.replace(PLUS, '+').replaceAll(',', ' ');
  const number = parsePhoneNumberFromString(groups, { defaultCountry: 'CD', extract: false });
  return number?.isValid() ? number.number : text;
}

/** The same for an optional field: null if it is blank. */
export function phoneOrNull(typed: string | undefined): string | null {
  const text = normaliseOrNull(typed);
  return text === null ? null : normalisePhone(text);
}
