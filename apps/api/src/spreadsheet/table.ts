import { type CsvCell, homeZone, spreadsheetCsv } from '@nzete/domain';
import { formatNumber } from '@nzete/languages';
import { type Lang, languages, type Texts } from '../text/languages.ts';
import texts from './texts.json' with { type: 'json' };

type Row = Readonly<Record<string, CsvCell>>;

interface Table {
  /** The first columns, which are there also without rows. */
  columns: readonly string[];
  rows: readonly Row[];
}

interface Reader {
  lang: Lang;
  /** An IANA time zone. @default 'Africa/Kinshasa' */
  zone?: string | undefined;
}

const names: Readonly<Record<string, Texts>> = texts.columns;

/** `firstName` of a form and `first_name` of a table are one column. */
const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const isTime = (column: string) => /_(?:at|until)$/.test(column);

export const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** What a column is called in any of the languages. */
export const namesOf = (column: string): readonly string[] => [
  column,
  ...languages.flatMap((lang) => names[column]?.[lang] ?? []),
];

/**
 * CSV that a spreadsheet opens as it is in the reader's language: heads, separator, decimals, and
 * local times, whose zone is in the head. No cell is a formula. After the named columns come the
 * others of all rows.
 */
export function spreadsheetOf(table: Table, { lang, zone = homeZone }: Reader): string {
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: zone });
  const byColumn = table.rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [columnOf(name), value])),
  );
  const columns = [...new Set([...table.columns.map(columnOf), ...byColumn.flatMap((row) => Object.keys(row))])];
  const headOf = (column: string) => {
    const name = names[column]?.[lang] ?? column;
    return isTime(column) ? `${name} (${zone})` : name;
  };
  const cellOf = (column: string, value: CsvCell): CsvCell => {
    if (typeof value === 'boolean') return (value ? texts.yes : texts.no)[lang];
    if (typeof value !== 'string') return value;
    if (isTime(column) && !Number.isNaN(Date.parse(value))) return clock.format(new Date(value));
    return value;
  };
  const lines = byColumn.map((row) => columns.map((column) => cellOf(column, row[column])));
  return spreadsheetCsv([columns.map(headOf), ...lines], (value) => formatNumber(value, lang));
}
