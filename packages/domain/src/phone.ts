/** Invisible marks, as numbers have them that were copied from a contact. */
const INVISIBLE = '\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\ufeff';
/** Of any script. U+30FC is a letter that people in Japan write as a hyphen. */
const DASHES = '\\p{Pd}\\u2043\\u2212\\u30fc\\uff70';
const DOTS = '.\\u00b7\\u2022\\u2024\\u2027\\u2219\\u22c5\\u3002\\u30fb\\ufe52\\uff0e\\uff61\\uff65';
const COMMAS = ',\\u060c\\u3001\\uff0c';
const PLUS = '+\\uff0b';

const MARKS = `\\t\\p{Zs}${INVISIBLE}${DASHES}${DOTS}()/\\uff08\\uff09\\uff0f`;

/** What stands between the digits of a number, as the inside of a class of characters (with `u`). */
export const phoneSeparators = `${MARKS}${COMMAS}`;

const BEFORE = `[${PLUS}${MARKS}]*`;
const GROUPS = `[\\p{Nd}${MARKS}]*`;

/** Two numbers: the longest one has 15 digits (ITU-T E.164), and 00 or (0) may stand before or in it. */
const TWO_NUMBERS = '(?:\\P{Nd}*\\p{Nd}){18}';

/**
 * One phone number in one line: digits of any script, spaces, `+ ( ) . / -` and their like, commas
 * between digits, and `tel:` before it. The parts of the pattern differ in their first character, so
 * matching never backtracks far, even on long texts. It is for `u`, as that of any JSON Schema.
 */
export const phoneNumberForm = {
  minLength: 5,
  maxLength: 40,
  pattern: `^(?!${TWO_NUMBERS})${BEFORE}(?:[Tt][Ee][Ll]:${BEFORE})?\\p{Nd}${GROUPS}(?:[${COMMAS}]\\p{Nd}${GROUPS})*$`,
} as const;

const isDigit = /^\p{Nd}$/u;
const everyDash = new RegExp(`[${DASHES}]`, 'gu');
const everyDot = new RegExp(`[${DOTS}]`, 'gu');
const everyComma = new RegExp(`[${COMMAS}]`, 'gu');

/** The digits of a script stand in a row from 0 to 9, and rows side by side. */
function inAscii(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit.test(String.fromCodePoint(point - before - 1))) before += 1;
  return String(before % 10);
}

/** A number with the digits and signs of a keypad, without `tel:` and invisible marks. */
export const plainPhone = (typed: string): string =>
  typed
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .replace(/^[^\p{L}\p{N}]*tel:/iu, '')
    .replace(/\p{Nd}/gu, inAscii)
    .replace(everyDash, '-')
    .replace(everyDot, '.')
    .replace(everyComma, ',')
    .replace(/\s+/g, ' ')
    .trim();

/** The address of a link that dials a number. */
export const phoneLink = (number: string): string => `tel:${plainPhone(number).replace(/[^+\d]/g, '')}`;

/** The codes of countries, which have one to three digits (ITU-T E.164). */
const SHORT_CODE = '(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])';
const CODE = `\\+(?:${SHORT_CODE}|(?!${SHORT_CODE})\\d{3})`;
const ELSEWHERE = new RegExp(`^(${CODE})(\\d{2,3})(\\d{3})(\\d{3,4})$`);
const UNGROUPED = new RegExp(`^(${CODE})(\\d{4,})$`);

/** A stored number as people here read it: `0813 189 162`; of other countries with their code. */
export const readablePhone = (stored: string): string =>
  stored
    .replace(/^\+243(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3')
    .replace(ELSEWHERE, '$1 $2 $3 $4')
    .replace(UNGROUPED, '$1 $2');
