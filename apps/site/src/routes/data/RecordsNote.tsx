import type { ClimateRecords } from '@nzete/api-client/climate';
import { FigureGroup } from '@nzete/ui/Figure';
import { FreshnessNote } from '@nzete/ui/FreshnessNote';
import { type ReactNode, useMemo } from 'react';
import { useMarkedSource } from './useRecordSource.ts';

/** The record whose time and source the note gives. */
export const newestOf = (records: ClimateRecords) =>
  records.toSorted((one, other) => other.lastUpdated.localeCompare(one.lastUpdated))[0];

interface RecordsGroupProps {
  records: ClimateRecords;
  /** A group of values from the records, and one RecordsNote with their date and source. */
  children: ReactNode;
}

/** A group of values, each described by the note in it. */
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

/** The date and source of the records, and whether they are samples, once for the group. */
export function RecordsNote({ records }: { records: ClimateRecords }) {
  const newest = newestOf(records);
  return newest ? <FreshnessNote asOf={newest.lastUpdated} /> : null;
}
