import { isEmail } from '../../http/validation/email.ts';

/** ISO 13616: with the first four characters last and letters as 10 to 35, the rest by 97 is 1. */
function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(text)) return false;
  const digits = (text.slice(4) + text.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String(Number.parseInt(letter, 36)),
  );
  return BigInt(digits) % 97n === 1n;
}

/** The banks of the country have no IBAN: their account numbers are digits. */
const isAccountNumber = (text: string) => /^\d{8,30}$/.test(text) && !/^(\d)\1*$/.test(text);

export const accountForms = {
  account: {
    name: 'an account number: an IBAN with its checksum, or 8 to 30 digits',
    matches: (value: string) => {
      const text = value.replaceAll(/[ -]/g, '');
      return /^[A-Z]/.test(text) ? isIban(text) : isAccountNumber(text);
    },
  },
  bic: {
    name: 'a SWIFT code of 8 or 11 characters',
    matches: (value: string) => /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(value),
  },
  email: { name: 'an e-mail address', matches: isEmail },
  phone: {
    name: 'a phone number with its country, such as +243 8…',
    matches: (value: string) => /^\+\d{9,15}$/.test(value.replaceAll(' ', '')),
  },
} satisfies Record<string, { name: string; matches: (value: string) => boolean }>;
