type Cell = string | number | boolean | null | undefined;

/** Where a spreadsheet would start a formula: also after the separators of other locales. */
const FORMULA = /^(?=[\t\r])|(^|[;,\t\r\n])(\s*)(?=[=+\-@＝＋－＠])/g;

/** A text that no spreadsheet takes for a formula. */
export const harmless = (text: string): string => text.replace(FORMULA, "$1$2'");

function cell(value: Cell): string {
  const text = typeof value === 'string' ? harmless(value) : String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** RFC 4180, safe from formula injection. The columns are those of all rows. */
export function toCsv(rows: readonly Record<string, Cell>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return `\ufeff${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
}
