import addresses from 'email-addresses';
import { isEmail } from '../http/validation/email.ts';
import { visibleName } from '../text/typed-name.ts';

/** A name, which may be empty, and an address: as the mail library writes them into a header. */
export interface Mailbox {
  name: string;
  address: string;
}

/** Quoted words, or a comment. */
const QUOTED = /"((?:[^"\\]|\\.)*)"|\((?:[^()\\]|\\.)*\)/g;

/** A name as it is read: the parser loses the spaces between quoted words and others. */
const nameIn = (written: string) =>
  written
    .replace(QUOTED, (_, words = '') => words.replace(/\\(.)/g, '$1'))
    .replace(/\s+/g, ' ')
    .trim();

const quoted = (name: string) => `"${name.trim().replace(/["\\]/g, '\\$&')}"`;

/**
 * Reads `a@example.org`, `A Name <a@example.org>` or `"A (N): Name" <a@example.org>` (RFC 5322, with
 * accents as in RFC 6532). A name without quotes is taken as it is written: by the letter, a colon in
 * it would begin a group and parentheses a comment. `undefined` for anything else.
 */
export function parseMailbox(text: string): Mailbox | undefined {
  const unquoted = /^([^"<>\r\n]+)(<[^<>\r\n]+>)$/.exec(text.trim());
  const input = unquoted ? `${quoted(unquoted[1] ?? '')} ${unquoted[2]}` : text;
  const parsed = addresses.parseOneAddress({ input, rfc6532: true });
  if (parsed?.type !== 'mailbox' || !isEmail(parsed.address)) return undefined;
  return { name: nameIn(parsed.parts.name?.tokens ?? ''), address: visibleName(parsed.address) };
}
