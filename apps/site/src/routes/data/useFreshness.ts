import type { ClimateRecords } from '@nzete/api-client/climate';
import { type Freshness, freshnessOf } from '@nzete/domain';
import { useNow } from '@nzete/ui/FreshnessNote';
import { newestOf } from './RecordsNote.tsx';

/**
 * Whether the records may be called live: decided by the newest. Without records nothing may.
 */
export function useFreshness(records: ClimateRecords): Freshness {
  const now = useNow();
  const newest = newestOf(records);
  return newest ? freshnessOf(newest, now) : 'old';
}
