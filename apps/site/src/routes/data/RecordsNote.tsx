import type { ClimateRecords } from '@nzete/api-client/climate';
import { FigureGroup } from '@nzete/ui/Figure';
import { FreshnessNote } from '@nzete/ui/FreshnessNote';
import { type ReactNode, useMemo } from 'react';
import { useMarkedSource } from './useRecordSource.ts';

const newestOf = (records: ClimateRecords) =>
  records.toSorted((one, other) => other.lastUpdated.localeCompare(one.lastUpdated))[0];

interface RecordsGroupProps {
  records: ClimateRecords;
  /** Values of the records, and one RecordsNote that says of all when they were true and whose they are. */
  children: ReactNode;
}

/** Values of the records: each refers to the note among them. */
export function RecordsGroup({ records, children }: RecordsGroupProps) {
  const newest = newestOf(records);
  const label = useMarkedSource(newest ?? { source: 'sample' });
  const source = useMemo(() => ({ label }), [label]);
  return (
    <FigureGroup source={source} isSample={newest?.source === 'sample'}>
      {children}
    </FigureGroup>
  );
}

/** When the records were made, by whom, and whether they are samples: once for all values of the group. */
export function RecordsNote({ records }: { records: ClimateRecords }) {
  const newest = newestOf(records);
  return newest ? <FreshnessNote asOf={newest.lastUpdated} /> : null;
}
