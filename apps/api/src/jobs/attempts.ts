import { after } from '../db/times.ts';
import { MINUTE_MS } from '../durations.ts';

/** Minutes until the next attempt. Some two days after the first, a message is given up. */
const DELAYS = [1, 5, 15, 60, 3 * 60, 6 * 60, 12 * 60, 24 * 60];
const CLAIM_MS = 3 * MINUTE_MS;

/** Until when a message is its server's, which renews it while it sends (`mail/while-claimed.ts`). */
export const claimedUntil = (now: Date): string => after(now, CLAIM_MS);

/** When to try again after so many attempts; undefined if it is given up. */
export function nextAttempt(now: Date, attempts: number): string | undefined {
  const minutes = DELAYS[attempts - 1];
  return minutes === undefined ? undefined : after(now, minutes * MINUTE_MS);
}
