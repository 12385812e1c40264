import type { InboxEntry } from './types.ts';

/** How the diamond of an entry is drawn. Words in the row say the same. */
export type DiamondState = 'new' | 'begun' | 'done' | 'old' | 'open';

const waitingStates: readonly (string | null)[] = ['received', 'reading', 'more-wanted'];

const isWaiting = ({ status }: Pick<InboxEntry, 'status'>) => waitingStates.includes(status);

/** Whether it waits longer than the foundation promises. */
export const isTooOld = (entry: Pick<InboxEntry, 'status' | 'is_old'>) => entry.is_old && isWaiting(entry);

export function diamondOf(entry: Pick<InboxEntry, 'status' | 'is_old'>, isOpen = false): DiamondState {
  if (isOpen) return 'open';
  if (!isWaiting(entry)) return 'done';
  if (entry.is_old) return 'old';
  return entry.status === 'received' ? 'new' : 'begun';
}

const MINUTE_MS = 60_000;

/** How long ago it was, in the largest unit that fits. */
export function ageOf(time: string, now: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  const minutes = Math.max(0, Math.floor((now - Date.parse(time)) / MINUTE_MS));
  if (minutes < 60) return { unit: 'minutes', count: minutes };
  if (minutes < 24 * 60) return { unit: 'hours', count: Math.floor(minutes / 60) };
  return { unit: 'days', count: Math.floor(minutes / (24 * 60)) };
}
