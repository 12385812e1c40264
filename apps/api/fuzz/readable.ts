import { isShowable } from '@nzete/domain';

const TOKEN =
  /<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<(\/?)([\w:.-]+)(?:\s+[\w:.-]+="[^<"]*")*\s*(\/?)>/g;
const BARE = /[<]|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[0-9a-f]+);)/i;

/** Whether all tags are closed in order, and no sign of XML stands alone. */
function isXml(text: string): boolean {
  const open: string[] = [];
  for (const [, end, name, isEmpty] of text.matchAll(TOKEN)) {
    if (!name || isEmpty) continue;
    if (!end) open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0 && !BARE.test(text.replace(TOKEN, ''));
}

/** Whether quotes are closed, and every row has as many cells as the heads. */
function isTable(text: string): boolean {
  const separator = /[,;]/.exec(text)?.[0] ?? ',';
  const quoted = /"(?:[^"]|"")*"/g;
  const rows = text.replace(quoted, 'x').trimEnd().split('\r\n');
  const [heads = '', ...others] = rows.map((row) => row.split(separator).length);
  return !rows.some((row) => row.includes('"')) && others.every((cells) => cells === heads);
}

const LONGEST_LINE = 75;

/** Whether every line is a property of RFC 5545 and short enough, and the calendar ends. */
function isCalendar(text: string): boolean {
  const lines = text.split('\r\n');
  const properties = text.replace(/\r\n[ \t]/g, '').split('\r\n');
  return (
    lines.every((line) => Buffer.byteLength(line) <= LONGEST_LINE) &&
    properties.slice(0, -1).every((line) => /^[A-Z-]+(?:;[^:\n]+)*:[^\n]*$/.test(line)) &&
    properties.slice(-2).join() === 'END:VCALENDAR,'
  );
}

const readers: Readonly<Record<string, (text: string) => boolean>> = {
  'application/rss+xml': isXml,
  'application/atom+xml': isXml,
  'application/xliff+xml': isXml,
  'text/csv': isTable,
  'text/calendar': isCalendar,
};

/** Whether programs read files of this type. */
export const isForPrograms = (type: string): boolean => Object.hasOwn(readers, type);

/** Whether a program can read the whole file. */
export const isReadable = (type: string, text: string): boolean => isShowable(text) && readers[type]?.(text) === true;
