import { domainToASCII, domainToUnicode } from 'node:url';

/**
 * Cannot be seen: format characters, fillers, variation selectors, the empty Braille cell, and blank
 * signs that count as letters or marks (of hieroglyphs, Khitan, Brahmi).
 */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{16fe4}\u{1107f}]/gu;
/** The look-behind keeps white space in the middle from being tried from each of its characters. */
const AROUND = /^[\s\p{Cc}]+|(?<![\s\p{Cc}])[\s\p{Cc}]+$/gu;

/**
 * More characters than any name or address has, however it is typed. Longer ones stay as they are, to
 * be refused by their length: to put thousands of combining marks into order takes seconds.
 */
export const MAX_TYPED = 2_000;

/** Invisible, but significant in domains of some scripts (RFC 5892, A.1 and A.2). */
const JOINERS = /\p{Join_Control}/u;
const JOINED_DOMAIN = /(?<=^[^@]*@)(?=[^@]*\p{Join_Control})[\p{L}\p{M}\p{N}\p{Join_Control}.\u3002-]+/u;

/** `INVISIBLE` without joiners, which matter until the domain is encoded. */
const HIDDEN = new RegExp(`(?!${JOINERS.source})${INVISIBLE.source}`, 'gu');

/** Encodes a domain in which joiners are significant, so that it keeps them. */
const withJoiners = (typed: string): string =>
  typed.replace(JOINED_DOMAIN, (domain) => domainToASCII(domain) || domain);

const visible = (typed: string): string =>
  withJoiners(typed.normalize('NFKC').replace(HIDDEN, '')).replace(INVISIBLE, '').normalize('NFKC');

/** What can be seen of a new name, in the spelling of its owner. */
export const visibleName = (typed: string): string => visible(typed).replace(AROUND, '');

/** Signs that end the host of an address of the web, such as `/` and `?`, are in no domain, nor is what cannot be shown. */
const ADDRESS = /^([^@]+)@([^\s\p{C}\0-,/:-@[-`{-\x7f]+)$/u;
/** Any other domain has one spelling but for capitals. */
const HAS_SPELLINGS = /xn--|[^\0-\x7f]/i;

/** With letters in place of `xn--…`, and common dots (UTS 46); what is no domain stays. */
function domainKey(domain: string): string {
  const shown = HAS_SPELLINGS.test(domain) ? domainToUnicode(domain) : '';
  // Decoded, it would lose its joiners as invisible characters, and be another domain.
  return shown === '' || JOINERS.test(shown) ? domain.toLowerCase() : shown;
}

/** What a capital I with a dot has in lower case, and what may be typed after an i that has its own. */
const SECOND_DOT = /(?<=[ij])\u0307+/gu;

const inLowerCase = (name: string): string => visible(name.toLowerCase().replace(SECOND_DOT, ''));

/**
 * The one key for all spellings of a username or e-mail address: ` Ada`, `ＡＤＡ` and `ada` with a
 * zero-width space are `ada`. The dot of an i is written once, and a sigma in a username has one form.
 * Letters of two alphabets that look alike stay different, and so do domains that are different for the
 * network: mail goes to the key.
 */
export function nameKey(typed: string): string {
  const name = visibleName(typed);
  const [, person, domain] = ADDRESS.exec(name) ?? [];
  if (person === undefined || domain === undefined) return inLowerCase(name).replaceAll('ς', 'σ');
  return `${inLowerCase(person)}@${domainKey(domain)}`;
}
