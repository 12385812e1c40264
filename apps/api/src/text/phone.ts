import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { normaliseOrNull } from './normalise.ts';

const INVISIBLE = /\p{Cf}/gu;
/** A plus before the first digit, also `(+243)`, `++243` and `+00243`, which the library refuses. */
const PLUS = /^[^\d+]*\+\D*(?:00)?/;
const HYPHENS = /[\u2010-\u2015\u2043\u2212]/g;

/**
 * A phone number as it is stored: E.164, with the code of DR Congo unless it has another. A number
 * that the library does not know stays as it was typed: without a `+` and digits alone.
 */
export function normalisePhone(typed: string): string {
  const text = typed.replace(INVISIBLE, '').replace(HYPHENS, '-').replace(/\s+/g, ' ').trim();
  const number = parsePhoneNumberFromString(text.replace(PLUS, '+'), { defaultCountry: 'CD', extract: false });
  return number?.isValid() ? number.number : text;
}

/** The same for an optional field: null if it is blank. */
export function phoneOrNull(typed: string | undefined): string | null {
  const text = normaliseOrNull(typed);
  return text === null ? null : normalisePhone(text);
}
