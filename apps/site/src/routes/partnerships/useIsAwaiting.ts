import type { PartnershipUpdates } from '@nzete/api-client/partnerships';
import { useEffect, useSyncExternalStore } from 'react';
import { waitingUpdate } from './waitingUpdate.ts';

/** Whether an update of this visitor waits for staff, also after a reload. */
export function useIsAwaiting(updates: PartnershipUpdates): boolean {
  const waiting = useSyncExternalStore(waitingUpdate.subscribe, waitingUpdate.read, () => undefined);
  const isShown = updates.some(({ id }) => id === waiting);
  useEffect(() => {
    if (isShown) waitingUpdate.remove();
  }, [isShown]);
  return waiting !== undefined && !isShown;
}
