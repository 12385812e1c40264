import type { ClimateRecords } from '@nzete/api-client/climate';
import { FreshnessNote } from '@nzete/ui/FreshnessNote';
import { useMarkedSource } from './useRecordSource.ts';

/** When the records were made, by whom, and whether they are samples: once for all values beside it. */
export function RecordsNote({ records }: { records: ClimateRecords }) {
  const [newest] = records.toSorted((one, other) => other.lastUpdated.localeCompare(one.lastUpdated));
  const source = useMarkedSource(newest ?? { source: 'sample' });
  return newest ? (
    <FreshnessNote asOf={newest.lastUpdated} isSample={newest.source === 'sample'} source={source} />
  ) : null;
}
