import type { ChatReference } from '@nzete/ui/ChatPanel';
import { useMemo } from 'react';
import { paths } from '../../shared/routes.ts';
import { useRecords } from './useClimate.ts';

/** Every province by its name, and the address of its record: what answers say of it can be looked up there. */
export function useProvinceReferences(): readonly ChatReference[] {
  const { data } = useRecords();
  return useMemo(
    () => data?.map(({ province, code }) => ({ name: province, href: `${paths.data}?province=${code}` })) ?? [],
    [data],
  );
}
