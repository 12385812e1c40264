/** What a file name may have on every system, and in a header without quoting. */
const OTHERS = /[^\w.-]+/g;

/** A file name from parts of an address or of what was typed. */
export const safeFileName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(OTHERS, '-')
    .replace(/^[-.]+|-+$/g, '')
    .slice(-120) || 'file';

/** The value of `Content-Disposition`: the browser saves the answer, or shows it. */
export const attachment = (name: string, how: 'attachment' | 'inline' = 'attachment'): string =>
  `${how}; filename="${safeFileName(name)}"`;
