import { withoutUnshowable } from './characters.ts';

export type CsvCell = string | number | boolean | null | undefined;

/** What parts the cells, and what the decimals of a number. */
interface CsvFormat {
  separator: ',' | ';';
  decimal: '.' | ',';
}

/** RFC 4180 with numbers as programs read them. */
const forPrograms: CsvFormat = { separator: ',', decimal: '.' };

/** What a spreadsheet would calculate. Apostrophes before it may be those of {@link guarded}. */
const FORMULA = /^[\s']*[=+\-@＝＋－＠]/;
/** A number, a phone number of digits only, or a sign alone: they stay what they are. */
const NUMBER = /^(?:[+-]|[+-]?\d[\d \u00a0\u202f.,]*)$/;

/** A text that no spreadsheet calculates: an apostrophe before what would be a formula. */
export const guarded = (text: string): string => (FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text);

/** Takes back what {@link guarded} did. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && guarded(text.slice(1)) === text ? text.slice(1) : text;

function written(cell: CsvCell, decimal: CsvFormat['decimal']): string {
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  const text = typeof cell === 'string' ? guarded(withoutUnshowable(cell)) : String(cell ?? '');
  // Also what parts cells in other regions, so that a text stays one cell there too.
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as CSV: RFC 4180 unless the format says otherwise. No cell is a formula. */
export const csvOf = (lines: readonly (readonly CsvCell[])[], { separator, decimal } = forPrograms): string =>
  lines.map((line) => `${line.map((cell) => written(cell, decimal)).join(separator)}\r\n`).join('');

/**
 * CSV that a spreadsheet opens as it is in the reader's language.
 *
 * @param formatNumber how the language writes a number: where decimals have a comma, cells have a semicolon between them
 */
export function spreadsheetCsv(lines: Parameters<typeof csvOf>[0], formatNumber: (value: number) => string): string {
  const format: CsvFormat = formatNumber(0.5).includes(',') ? { decimal: ',', separator: ';' } : forPrograms;
  // Spreadsheet programs read UTF-8 only after a byte order mark.
  return `\ufeff${csvOf(lines, format)}`;
}
