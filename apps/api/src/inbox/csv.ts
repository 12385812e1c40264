type Cell = string | number | boolean | null | undefined;

/**
 * Where a spreadsheet would begin to run a formula: at the start of a cell, and after what parts cells where the list
 * separator is a semicolon, as in French.
 */
const FORMULA = /^(?=[\t\r])|(^|[;,\t\r\n])(\s*)(?=[=+\-@＝＋－＠])/g;

function cell(value: Cell): string {
  const text = String(value ?? '');
  const harmless = typeof value === 'string' ? text.replace(FORMULA, "$1$2'") : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * A table as CSV (RFC 4180) that spreadsheets open with the right letters and without running anything in it. The
 * columns are those of all rows, in the order in which they first come.
 */
export function toCsv(rows: readonly Record<string, Cell>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return `\ufeff${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
}
