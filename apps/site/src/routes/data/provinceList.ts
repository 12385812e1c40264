import type { ClimateRecords } from '@nzete/api-client/climate';
import { withoutAccents } from '@nzete/domain';
import type { ProvinceOrder } from '@nzete/ui/ProvinceBrowser';

/**
 * The records that match a search, sorted by name, or by value: highest first, missing ones last.
 */
export function listProvinces(records: ClimateRecords, search: string, order: ProvinceOrder): ClimateRecords {
  const wanted = withoutAccents(search.trim());
  const found = records.filter(({ province, capital, code }) =>
    withoutAccents(`${province} ${capital} ${code}`).includes(wanted),
  );
  if (order === 'name') return found;
  // Lower than any value, but finite, so that it can be subtracted.
  const reading = (record: ClimateRecords[number]) => record[order] ?? Number.MIN_SAFE_INTEGER;
  return found.toSorted((one, other) => reading(other) - reading(one));
}

const values = ['temperature', 'humidity', 'windSpeed', 'visibility', 'airQuality', 'condition'] as const;

/** The codes of the provinces whose weather has changed. */
export function changedIn(before: ClimateRecords, now: ClimateRecords): ReadonlySet<string> {
  const known = new Map(before.map((record) => [record.code, record]));
  const changed = now.filter((record) => {
    const old = known.get(record.code);
    return old !== undefined && values.some((value) => old[value] !== record[value]);
  });
  return new Set(changed.map(({ code }) => code));
}
