/**
 * `npm run bench:site`: first visits of the home page on a slow link with a slow processor, beside a plain React page that shows the same.
 * `-- --interactions`: how soon after a press, a choice or a key the next frame is painted, beside the same action on bare React elements.
 *
 *   -- --runs 9         how many visits (5), or how often each interaction is done (12)
 *   -- --processor 10   how many times slower the processor is (4)
 *   -- --against main   visits the build of that Git state too
 *   -- --check          exits 1 when a limit is exceeded
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { measureFirstVisits } from './bench/first-visits.ts';
import { interact } from './bench/interact.ts';
import { measuresAt } from './bench/measures.ts';
import { type Reported, report, reportInteractions } from './bench/report.ts';
import { chromiumLaunchOptions } from './browser.ts';
import { startServer } from './lib/server.ts';

const { values } = parseArgs({
  options: {
    interactions: { type: 'boolean', default: false },
    runs: { type: 'string' },
    processor: { type: 'string', default: '4' },
    against: { type: 'string' },
    check: { type: 'boolean', default: false },
  },
});

function atLeastOne(name: string, text: string, isFit: (value: number) => boolean): number {
  const value = Number(text);
  if (isFit(value) && value >= 1) return value;
  throw new Error(`--${name} must be a number from 1, but it is "${text}"`);
}

async function visits(runs: number, processor: number): Promise<Reported> {
  // Lighthouse's slow 4G, in the figures it uses where the browser itself slows each request down (its `throttling.mobileSlow4G`).
  const brake = { down: 1_475, up: 675, latency: 562, processor };
  console.log(`360 x 640, 1475/675 kbit/s, 562 ms a request, processor ${processor} times slower`);
  const costs = await measureFirstVisits(runs, brake, values.against);
  const texts = new Set(costs.site.flatMap(({ sawLoading }) => sawLoading));
  if (texts.size > 0) console.log(`Seen after the splash: ${[...texts].join(', ')}`);
  return report(measuresAt(processor), costs);
}

async function interactions(runs: number, processor: number): Promise<Reported> {
  console.log(`360 x 800, processor ${processor} times slower, ${runs} times each; a quarter of the times are shorter`);
  const site = await startServer();
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    return reportInteractions(await interact(browser, site.url, runs, processor));
  } finally {
    await browser.close();
    await site.stop();
  }
}

try {
  const runs = atLeastOne('runs', values.runs ?? (values.interactions ? '12' : '5'), Number.isInteger);
  const processor = atLeastOne('processor', values.processor, Number.isFinite);
  const { text, exceeded } = await (values.interactions ? interactions : visits)(runs, processor);
  console.log(text);
  if (exceeded.length > 0) console.log(`Over the limit: ${exceeded.join('; ')}`);
  if (exceeded.length > 0 && values.check) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
