/**
 * `npm run bench:site`: several first visits of the home page on a slow link with a slow processor, each with an empty
 * cache. `-- --runs 9` says how many, `-- --check` exits 1 when a limit is broken.
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from './browser.ts';
import { median } from './lib/median.ts';
import { startServer } from './lib/server.ts';
import { table, thousands } from './lib/table.ts';
import { type Brake, type Visit, visit } from './lib/visit.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, check: { type: 'boolean', default: false } },
});
const runs = Number(values.runs);

/** 1.6 Mbit/s down, 150 ms: what Lighthouse calls slow 4G. */
const brake: Brake = { down: 1_600, up: 750, roundTrip: 150, processor: 4 };

interface Measure {
  what: string;
  of: (visit: Visit) => number;
  show?: (value: number) => string;
  limit?: number;
}

const measures: Measure[] = [
  { what: 'first contentful paint, ms', of: (visit) => visit.firstPaint },
  { what: 'largest contentful paint, ms', of: (visit) => visit.largestPaint },
  { what: 'content complete, ms', of: (visit) => visit.ready },
  { what: 'splash removed, ms', of: (visit) => visit.splashGone },
  {
    what: 'content complete after the splash, ms',
    of: (visit) => Math.max(0, visit.ready - visit.splashGone),
    limit: 0,
  },
  { what: 'loading texts seen after the splash', of: (visit) => visit.sawLoading.length, limit: 0 },
  { what: 'longest task, ms', of: (visit) => visit.longestTask, limit: 200 },
  { what: 'layout shift', of: (visit) => visit.layoutShift, show: (value) => value.toFixed(4), limit: 0.01 },
  { what: 'requests', of: (visit) => visit.requests.length, limit: 14 },
  {
    what: 'bytes on the wire',
    of: (visit) => visit.requests.reduce((total, { bytes }) => total + bytes, 0),
    limit: 280_000,
  },
];

async function measure(): Promise<Visit[]> {
  const server = await startServer();
  try {
    const visits: Visit[] = [];
    for (let run = 0; run < runs; run++) {
      // A new browser each time: nothing of the run before is warm.
      const browser = await chromium.launch(chromiumLaunchOptions());
      visits.push(await visit(browser, `${server.url}/`, brake).finally(() => browser.close()));
    }
    return visits;
  } finally {
    await server.stop();
  }
}

/** The limits hold for the typical visit: another program may disturb one of them. */
function report(visits: Visit[]): boolean {
  const broken: string[] = [];
  const rows = measures.map(({ what, of, show = thousands, limit }) => {
    const numbers = visits.map(of);
    if (limit !== undefined && median(numbers) > limit) broken.push(what);
    return [what, show(median(numbers)), show(Math.max(...numbers)), limit === undefined ? '' : show(limit)];
  });
  console.log(table([`home, ${visits.length} first visits`, 'median', 'worst', 'at most'], rows));
  const texts = new Set(visits.flatMap(({ sawLoading }) => sawLoading));
  if (texts.size > 0) console.log(`Seen after the splash: ${[...texts].join(', ')}`);
  if (broken.length > 0) console.log(`Over the limit: ${broken.join(', ')}`);
  return broken.length === 0;
}

try {
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs must be a whole number, but it is "${values.runs}"`);
  const { down, up, roundTrip, processor } = brake;
  console.log(`360 x 640, ${down}/${up} kbit/s, ${roundTrip} ms round trip, processor ${processor} times slower`);
  if (!report(await measure()) && values.check) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
