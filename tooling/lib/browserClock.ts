import type { BrowserContext } from 'playwright';
import { clockShift } from './clock.ts';
import { shiftDate } from './shiftDate.mjs';

/** Moves the clock of a browser's pages as that of this process; their workers keep the real time. */
export async function moveBrowserClock(context: BrowserContext, shift: number = clockShift()): Promise<void> {
  if (shift !== 0) await context.addInitScript(shiftDate, shift);
}
