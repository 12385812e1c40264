/*
 * What a person does not write as prose: each such part is one character while the rules run, so
 * that they see that something is there and cannot change it.
 */

/** Characters for private use, one for each part that is set aside. */
const FIRST = 0xf0000;
const LAST = 0xffffd;
const RESERVED = /[\u{f0000}-\u{ffffd}]/u;

/** Their range, for a character class in a regular expression with `u`. */
export const PART = '\\u{f0000}-\\u{ffffd}';

const SPACES = '[ \\u00a0\\u202f]';
const NAMED_NUMBER =
  '(?:t[ée]l(?:[ée]phone)?|phone|whatsapp|mobile|fax|simu|nimero|num[ée]ro|number|namba|nambari|n[°º]|no\\.|code|iban|swift|rccm|compte|account|akaunti|konti)';

/** The rest of a number; a trailing full stop does not belong to it. */
const DIGITS = `(?:(?:${SPACES}|\\.)?[\\d()/-])*`;

/** In order of precedence. */
const parts = [
  // Characters that stand for parts, in a text that has some.
  RESERVED.source,
  // Code, and the literal texts of ICU messages: '{' and '<b>'.
  '`[^`\\n]+`',
  "(?<![\\p{L}\\p{N}}>])'[{}<>|#][^'\\n]*'",
  // ICU messages: what is around the forms of a plural or of a choice, and simple placeholders.
  '\\{\\{?\\s*[\\w.]+\\s*\\}\\}?',
  '\\{\\s*\\w+\\s*,\\s*(?:plural|select|selectordinal)\\s*,(?:\\s*offset:\\d+)?\\s*(?:=\\d+|\\w+)\\s*\\{',
  '\\{\\s*\\w+\\s*,[^{}]*\\}',
  '\\}\\s*(?:=\\d+|zero|one|two|few|many|other|\\w+)\\s*\\{',
  '[{}](?:\\s*\\})*',
  // Tags, entities, and the targets of links.
  '(?<!<)</?[a-zA-Z][^<>\\n]*>(?!>)',
  '&(?:#\\d+|#x[\\da-f]+|[a-z]+\\d*);',
  '(?<=\\])\\([^()\\s]*\\)',
  // Addresses of pages, of mail, of files and of the programs that open them.
  '(?:[a-z][a-z\\d+.-]*://|www\\.|mailto:|tel:)[^\\s<>"«»“”]*[^\\s<>"«»“”.,;:!?)\\]\'’…]',
  '[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+',
  '(?<![\\p{L}\\p{N}])(?:[\\w-]+\\.)+(?:org|com|net|info|cd|fr|be|ch|eu|io|int|gov|edu|africa|pdf|docx?|xlsx?|odt|jpe?g|png|webp|svg|csv|json|xlf|zip|tsx?|html?)(?![\\p{L}\\p{N}])(?:/[^\\s<>"«»“”]*[^\\s<>"«»“”.,;:!?)\\]\'’…])?',
  '(?<![\\p{L}\\p{N}])[#@][\\p{L}\\p{N}_]+',
  // Faces: ":)" is not a colon.
  '(?<=^|\\s)[:;]-?[)(DPp](?![\\p{L}\\p{N}])',
  // Times, dates, versions, IBANs, account and phone numbers.
  '\\d{1,2}:\\d{2}(?::\\d{2})?(?!\\d)',
  '\\d+(?:-\\d+)+(?!\\d)',
  '\\b[A-Z]{2}\\d{2}(?: ?[A-Z\\d]{4}){3,7}(?: ?[A-Z\\d]{1,3})?\\b',
  `(?<=(?<![\\p{L}\\p{N}])${NAMED_NUMBER}[^\\p{L}\\d+\\n]{0,4})[+\\d]${DIGITS}`,
  `\\+\\d${DIGITS}`,
  `(?<![\\p{L}\\d.,]|\\d${SPACES})0\\d${DIGITS}`,
  `(?<![\\p{L}\\p{N}.,])(?:v|version )\\d+(?:\\.\\d+)*`,
];

const everyPart = new RegExp(parts.join('|'), 'giu');

/** Sets aside the parts of a text that are not prose. `restore` puts them back. */
export function setAside(text: string): { prose: string; restore: (prose: string) => string } {
  const kept: string[] = [];
  const prose = text.replace(everyPart, (part) => {
    if (FIRST + kept.length > LAST) return part;
    kept.push(part);
    return String.fromCodePoint(FIRST + kept.length - 1);
  });
  const restore = (changed: string) =>
    changed.replace(/[\u{f0000}-\u{ffffd}]/gu, (one) => kept[(one.codePointAt(0) ?? 0) - FIRST] ?? one);
  return { prose, restore };
}
