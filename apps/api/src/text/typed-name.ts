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

/** What can be seen of a new name, in the spelling of its owner. */
export const visibleName = (typed: string): string =>
  withJoiners(typed.normalize('NFKC').replace(HIDDEN, '')).replace(INVISIBLE, '').normalize('NFKC').replace(AROUND, '');

/**
 * After the only `@`. What only has letters of ASCII and no encoded part has one spelling. Signs that
 * end the host of an address of the web, such as `/` and `?`, are in no domain.
 */
const DOMAIN = /(?<=^[^@]*@)(?=.*(?:xn--|[^\0-\x7f]))[\p{L}\p{M}\p{N}.\u3002-]+$/u;

/** With letters in place of `xn--…`, and common dots (UTS 46); what is no domain stays. */
const domainKey = (name: string): string =>
  name.replace(DOMAIN, (domain) => {
    const shown = domainToUnicode(domain);
    // Decoded, it would lose its joiners as invisible characters, and be another domain.
    return shown === '' || JOINERS.test(shown) ? domain : shown;
  });

/** What a capital I with a dot has in lower case, and what may be typed after an i that has its own. */
const SECOND_DOT = /(?<=[ij])\u0307+/gu;

/**
 * The one key for all spellings of a username or e-mail address: ` Ada`, `ＡＤＡ` and `ada` with a
 * zero-width space are `ada`. A sigma has one form, and the dot of an i is written once. Letters of two
 * alphabets that look alike stay different.
 */
export const nameKey = (typed: string): string =>
  domainKey(visibleName(visibleName(typed).toLowerCase().replaceAll('ς', 'σ').replace(SECOND_DOT, '')));
