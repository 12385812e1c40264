/**
 * A phone number in one line: digits, spaces and `+ ( ) . / -`. The first digit separates the two
 * character sets of the pattern, so matching never backtracks, even on long texts.
 */
export const phoneNumberForm = { minLength: 5, maxLength: 40, pattern: '^[ ()./+-]*\\d[\\d ()./-]*$' } as const;
