/** Spaces, hyphens and invisible marks of any kind, as numbers have them that were copied from a contact. */
const MARKS = '\\u00a0\\u00ad\\u2000-\\u2015\\u202a-\\u202f\\u205f-\\u2064\\u2066-\\u2069\\u2212\\u3000\\ufeff';

/**
 * A phone number in one line: digits, spaces and `+ ( ) . / -`. The first digit separates the two
 * character sets of the pattern, so matching never backtracks, even on long texts.
 */
export const phoneNumberForm = {
  minLength: 5,
  maxLength: 40,
  pattern: `^[ ()./+${MARKS}-]*\\d[\\d ()./${MARKS}-]*$`,
} as const;

/** A stored number as people here read it: `0813 189 162`; of other countries with their code. */
export const readablePhone = (stored: string): string =>
  stored
    .replace(/^\+243(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3')
    .replace(/^(\+\d{3})(\d{2,3})(\d{3})(\d{3,4})$/, '$1 $2 $3 $4');
