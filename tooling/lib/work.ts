import type { Browser } from 'playwright';
import { type TraceEvent, WATCHED_MS, type Work, workOf } from './trace.ts';
import { type Brake, open, waitForPage, withPhone } from './visit.ts';

const categories = [
  '-*',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  'loading',
  'v8',
];

/**
 * Opens `url` for the first time and measures the work of its main thread, until 5 s after the start or until nothing is on its way, whichever
 * is later. A visit of its own: to look at every frame would be work too.
 */
export function measureWork(browser: Browser, url: string, brake: Brake): Promise<Work> {
  return withPhone(browser, { brake, everyFrame: false }, async (phone) => {
    const { page } = phone;
    await browser.startTracing(page, { categories });
    await open(phone, url);
    const { result: settled } = await phone.devtools.send('Runtime.evaluate', { expression: 'performance.now()' });
    await waitForPage(phone, `performance.now() > ${WATCHED_MS}`);
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    return workOf(trace.traceEvents, url, Math.max(WATCHED_MS, settled.value));
  });
}
