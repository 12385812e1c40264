import type { ChatReference } from '@nzete/ui/ChatPanel';
import { useMemo } from 'react';
import { paths } from '../../shared/routes.ts';
import { useRecords } from './useClimate.ts';

/** The names of the provinces, and the URLs of their records, to link from answers. */
export function useProvinceReferences(): readonly ChatReference[] {
  const { data } = useRecords();
  return useMemo(
    () => data?.map(({ province, code }) => ({ name: province, href: `${paths.data}?province=${code}` })) ?? [],
    [data],
  );
}
