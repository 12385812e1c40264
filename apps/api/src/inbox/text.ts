import type { readActions } from '../audit/actions.ts';
import { fullName } from '../http/validation/names.ts';
import type { Entry } from './entries.ts';

const minute = (time: string) => time.slice(0, 16).replace('T', ' ');

const joined = (parts: (string | number | boolean | null | undefined)[]) =>
  `${parts
    .filter((part) => part !== '' && part !== undefined && part !== null)
    .map((part) => String(part).replace(/[\r\n\u0085\u2028\u2029]+/g, ' '))
    .join('  ')}\n`;

export function formatLine({ kind, created_at, state, reference, id, email, title, ...rest }: Entry): string {
  const { contact_name, name, author } = rest;
  const who = fullName(rest.first_name ?? rest.firstName, rest.last_name ?? rest.lastName, contact_name, name, author);
  const documents = typeof rest.documents === 'string' ? rest.documents : '';
  return joined([
    minute(created_at),
    kind.padEnd(16),
    state && String(state).padEnd(8),
    reference ?? id,
    who,
    email ?? title,
    documents,
  ]);
}

/** Further lines of a text are indented, so that no text looks like a field. */
export function formatEntry({ kind, ...fields }: Entry): string {
  const filled = Object.entries({ kind, ...fields }).filter(([, value]) => value !== null && value !== '');
  const width = Math.max(...filled.map(([name]) => name.length));
  const indent = ' '.repeat(width + 2);
  const lines = filled.map(
    ([name, value]) => `${name.padEnd(width)}  ${String(value).replaceAll('\n', `\n${indent}`)}\n`,
  );
  return lines.join('');
}

export function formatAuditLine({ at, who, action, subject, reason }: Awaited<ReturnType<typeof readActions>>[number]) {
  return joined([minute(at), who, action, subject, reason]);
}
