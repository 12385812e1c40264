/**
 * A phone number as people write it, on one line: digits, spaces and the signs `+ ( ) . / -`. One digit parts the two
 * runs of the pattern, so there is one way to match a text, and a long one takes no longer.
 */
export const phoneNumberForm = { minLength: 5, maxLength: 40, pattern: '^[ ()./+-]*\\d[\\d ()./-]*$' } as const;
