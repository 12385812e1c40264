import type { Browser } from 'playwright';
import { open, waitForPage, withPhone } from './visit.ts';

/** Of the page's main thread, in milliseconds. */
export interface Work {
  /** Processor time of all tasks, and the parts of scripts, and of style and layout. */
  mainThread: number;
  script: number;
  styleAndLayout: number;
  /** The time beyond 50 ms of each task that begins in the first 5 s. */
  blocking: number;
}

const LONG_TASK_MS = 50;
const WATCHED_MS = 5_000;

/** Runs in the browser, which buffers long tasks for later observers. */
function blockingTime({ long, until }: { long: number; until: number }): number {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'longtask', buffered: true });
  const tasks = observer.takeRecords().filter(({ startTime }) => startTime < until);
  return tasks.reduce((sum, { duration }) => sum + duration - long, 0);
}

/**
 * Opens `url` on a slow phone and measures main-thread work until at least 5 s after the start. A
 * separate visit, because observing every frame would add work.
 */
export function measureWork(browser: Browser, url: string): Promise<Work> {
  return withPhone(browser, { isSlow: true, everyFrame: false }, async (phone) => {
    await phone.devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await open(phone, url);
    await waitForPage(phone, `performance.now() > ${WATCHED_MS}`);
    const { metrics } = await phone.devtools.send('Performance.getMetrics');
    const milliseconds = (name: string) =>
      (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1_000;
    return {
      mainThread: milliseconds('TaskDuration'),
      script: milliseconds('ScriptDuration'),
      styleAndLayout: milliseconds('RecalcStyleDuration') + milliseconds('LayoutDuration'),
      blocking: await phone.page.evaluate(blockingTime, { long: LONG_TASK_MS, until: WATCHED_MS }),
    };
  });
}
