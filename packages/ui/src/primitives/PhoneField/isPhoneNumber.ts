/**
 * Whether a text can be a telephone number: 5 to 30 digits, spaces and `+ ( ) . / -`, with at least
 * one digit. Blank is not.
 */
export const isPhoneNumber = (text: string): boolean => /^(?=.{5,30}$)[\s()./+-]*\d[\d\s()./-]*$/.test(text.trim());
