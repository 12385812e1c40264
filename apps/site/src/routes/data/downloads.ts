import type { ClimateHistory, ClimateRecord, ClimateRecords } from '@nzete/api-client/climate';
import { type ClimateCondition, localTime, type PlaceZone, spreadsheetCsv } from '@nzete/domain';
import type { CsvName } from './csv.messages.ts';
import { licence } from './licence.ts';

/** The credit that both licences require with every copy of the data. */
const fetched = {
  source: 'Weather data by Open-Meteo.com; air quality by the CAMS global forecast through it; modelled values',
  licence: `CC BY 4.0, ${licence}`,
} as const;
/** Sample records, shown until weather has been fetched, have no credit. */
const sample = {
  source: 'Sample: what is usual in this month, made by this site; neither measured nor forecast',
  licence: 'MIT, as the code of this site',
} as const;

export const creditOf = (from: ClimateRecord['source']) => (from === 'sample' ? sample : fetched);

/** How a file is written for the reader who opens it in a spreadsheet. */
export interface CsvReader {
  formatNumber: (value: number) => string;
  nameOf: (name: CsvName) => string;
  conditionOf: (condition: ClimateCondition) => string;
}

type Row<Column extends string> = Readonly<Record<Column, string | number | null>> & Pick<ClimateRecord, 'source'>;

interface Table<Column extends CsvName> {
  columns: readonly Column[];
  rows: readonly Row<Column>[];
  /** The zone of the times, if it is the same in all rows. */
  zone?: PlaceZone;
}

/**
 * A CSV table with source and licence in every row, and whether it is a sample. It opens as it is in
 * the reader's spreadsheet; programs read the JSON, or the API.
 */
function csv<Column extends CsvName>(
  { columns, rows, zone }: Table<Column>,
  { formatNumber, nameOf }: CsvReader,
): string {
  const lines = rows.map((row) => {
    const { source, licence: terms } = creditOf(row.source);
    return [
      ...columns.map((column) => row[column]),
      row.source,
      nameOf(row.source === 'sample' ? 'yes' : 'no'),
      source,
      terms,
    ];
  });
  const names: CsvName[] = [...columns, 'from', 'sample', 'source', 'licence'];
  const heads = names.map((name) => (name === 'time' && zone ? `${nameOf(name)} (${zone})` : nameOf(name)));
  return spreadsheetCsv([heads, ...lines], formatNumber);
}

const weather = [
  'temperature',
  'humidity',
  'windSpeed',
  'visibility',
  'precipitationRate',
  'airQuality',
  'condition',
] as const;

/** Named as what it is: the precipitation of several times, added up, is no sum of rain. */
const written = <Point extends Pick<ClimateRecord, 'precipitation' | 'condition'>>(
  point: Point,
  { conditionOf }: CsvReader,
) => ({
  ...point,
  precipitationRate: point.precipitation,
  condition: point.condition && conditionOf(point.condition),
});

/** As spreadsheets read it: `2026-05-31 14:20`. */
const clockOf = (instant: string, zone: PlaceZone) => localTime(instant, zone).slice(0, 16).replace('T', ' ');

/** The current records, one row each, with the local time of observation and its zone. */
export const recordsCsv = (records: ClimateRecords, reader: CsvReader) =>
  csv(
    {
      columns: ['code', 'province', 'capital', 'population', ...weather, 'time', 'timeZone'],
      rows: records.map((record) => ({
        ...written(record, reader),
        time: clockOf(record.lastUpdated, record.timeZone),
      })),
    },
    reader,
  );

/** The last days of a province, one row for each hour, in its time. */
export const historyCsv = (
  { code, province, timeZone }: ClimateRecord,
  history: ClimateHistory,
  reader: CsvReader,
): string =>
  csv(
    {
      columns: ['code', 'province', 'time', ...weather],
      rows: history.map((point) => ({
        code,
        province,
        ...written(point, reader),
        time: clockOf(point.time, timeZone),
      })),
      zone: timeZone,
    },
    reader,
  );

/** The same, with source and licence by the `source` of a record. Samples are marked as in the API. */
export function recordsJson(records: ClimateRecords, downloaded: Date): string {
  const sources = Object.fromEntries(records.map(({ source }) => [source, creditOf(source)]));
  const marked = records.map((record) => (record.source === 'sample' ? { ...record, sample: true } : record));
  return `${JSON.stringify({ downloaded: downloaded.toISOString(), sources, records: marked }, null, 2)}\n`;
}

/** The size of a text as a file, in bytes. */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Downloads a text as a file. */
export function download(name: string, type: 'text/csv' | 'application/json', text: string) {
  const href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  // Later, because the browser may not have started to read it.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
