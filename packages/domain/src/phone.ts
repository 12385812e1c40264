/** Spaces, hyphens and invisible marks of any kind, as numbers have them that were copied from a contact. */
const MARKS =
  '\\u00a0\\u00ad\\u061c\\u180e\\u2000-\\u2015\\u202a-\\u202f\\u2043\\u205f-\\u2064\\u2066-\\u2069\\u2212\\u3000\\ufeff';

/**
 * A phone number in one line: digits, spaces and `+ ( ) . / -`. The first digit separates the two
 * character sets of the pattern, so matching never backtracks, even on long texts.
 */
export const phoneNumberForm = {
  minLength: 5,
  maxLength: 40,
  pattern: `^[ ()./+${MARKS}-]*\\d[\\d ()./${MARKS}-]*$`,
} as const;

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
