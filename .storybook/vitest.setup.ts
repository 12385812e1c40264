import { beforeAll } from 'vitest';
import { cdp } from 'vitest/browser';
import { shiftDate } from '../tooling/lib/shiftDate.mjs';

// Each file of stories runs this again, in the same page.
const isMoved = Math.abs(Date.now() - performance.timeOrigin - performance.now()) > 60_000;
const shift = Number(import.meta.env.NZETE_CLOCK_SHIFT ?? 0);
if (shift !== 0 && !isMoved) shiftDate(shift);

// The mouse of Chromium's headless shell rests at 0,0, and would hover what a story draws there.
beforeAll(async () => {
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 });
});
