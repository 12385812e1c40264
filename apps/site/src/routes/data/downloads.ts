import type { ClimateHistory, ClimateRecord, ClimateRecords } from '@nzete/api-client/climate';
import { csvOf, localTime } from '@nzete/domain';
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

type Row<Column extends string> = Readonly<Record<Column, string | number | null>> & Pick<ClimateRecord, 'source'>;

/**
 * A CSV table with source and licence in every row, and whether it is a sample. It is for programs:
 * names, numbers and times are the same in every language.
 */
function csv<Column extends string>(columns: readonly Column[], rows: readonly Row<Column>[]): string {
  const lines = rows.map((row) => {
    const { source, licence: terms } = creditOf(row.source);
    return [...columns.map((column) => row[column]), row.source, row.source === 'sample', source, terms];
  });
  return csvOf([[...columns, 'from', 'sample', 'source', 'licence'], ...lines]);
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
const withRate = <Point extends { precipitation: number | null }>(point: Point) => ({
  ...point,
  precipitationRate: point.precipitation,
});

/** The current records, one row each, with the local time of observation. */
export const recordsCsv = (records: ClimateRecords) =>
  csv(
    ['code', 'province', 'capital', 'population', ...weather, 'lastUpdated'],
    records.map((record) => ({
      ...withRate(record),
      lastUpdated: localTime(record.lastUpdated, record.timeZone),
    })),
  );

/** The last days of a province, one row for each hour, in its time. */
export const historyCsv = ({ code, province, timeZone }: ClimateRecord, history: ClimateHistory) =>
  csv(
    ['code', 'province', 'time', ...weather],
    history.map((point) => ({ code, province, ...withRate(point), time: localTime(point.time, timeZone) })),
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
