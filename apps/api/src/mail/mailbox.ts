import addresses from 'email-addresses';
import { isEmail } from '../http/email.ts';
import { visibleName } from '../text/typed-name.ts';

/** A name, which may be empty, and an address: as the mail library writes them into a header. */
export interface Mailbox {
  name: string;
  address: string;
}

const QUOTED = /"((?:[^"\\]|\\.)*)"/g;

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
  const written = parsed.parts.name?.tokens.trim() ?? '';
  // Of quoted words beside others the parser loses the spaces.
  const name = written.includes('"')
    ? written.replace(QUOTED, (_, words: string) => words.replace(/\\(.)/g, '$1'))
    : parsed.name;
  return { name: name ?? '', address: visibleName(parsed.address) };
}
