/**
 * `npm run bench:site`: first visits of the home page on a slow link with a slow processor, each with an empty cache, in turn with visits of the
 * floor: a plain React page that shows the same. `-- --runs 9` says how many, `--processor 10` how many times slower the processor is,
 * `--against main` also visits the build of that Git state, `--check` exits 1 when a limit is exceeded.
 */
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { startBase } from './bench/base.ts';
import { startFloor } from './bench/floor.ts';
import { type Cost, measuresAt } from './bench/measures.ts';
import { type Costs, report } from './bench/report.ts';
import { chromiumLaunchOptions } from './browser.ts';
import { startServer } from './lib/server.ts';
import { type Brake, visit } from './lib/visit.ts';
import { measureWork } from './lib/work.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    processor: { type: 'string', default: '4' },
    against: { type: 'string' },
    check: { type: 'boolean', default: false },
  },
});

interface Served {
  url: string;
  stop: () => Promise<void>;
}

/** A new browser each time: nothing of the visit before is warm. */
async function inNewBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  return use(browser).finally(() => browser.close());
}

const costOf = async (url: string, brake: Brake): Promise<Cost> => ({
  ...(await inNewBrowser((browser) => visit(browser, url, brake))),
  ...(await inNewBrowser((browser) => measureWork(browser, url, brake))),
});

/** In turn: what disturbs the machine disturbs each of the builds. */
async function visitInTurn(
  builds: { site: Served; floor: Served; base?: Served },
  runs: number,
  brake: Brake,
): Promise<Costs> {
  const all = Object.entries(builds).map(([name, { url }]) => ({ name, url: `${url}/`, costs: [] as Cost[] }));
  // The first request of a server is dearer than the others; no build pays for it.
  for (const { url } of all) await inNewBrowser((browser) => visit(browser, url));
  for (let run = 0; run < runs; run++) {
    // Each run begins with another build: none is always the first or the last.
    const first = run % all.length;
    for (const { url, costs } of [...all.slice(first), ...all.slice(0, first)]) costs.push(await costOf(url, brake));
  }
  const of = (wanted: string) => all.find(({ name }) => name === wanted)?.costs;
  const base = of('base');
  return { site: of('site') ?? [], floor: of('floor') ?? [], ...(base && { base }) };
}

async function measure(runs: number, brake: Brake, against: string | undefined): Promise<Costs> {
  const started: Served[] = [];
  const start = async (server: Promise<Served>) => {
    started.push(await server);
    return server;
  };
  try {
    const base = against ? await start(startBase(against)) : undefined;
    const site = await start(startServer());
    const floor = await start(inNewBrowser((browser) => startFloor(browser, site.url)));
    return await visitInTurn({ site, floor, ...(base && { base }) }, runs, brake);
  } finally {
    await Promise.all(started.map(({ stop }) => stop()));
  }
}

function atLeastOne(name: string, text: string, isFit: (value: number) => boolean): number {
  const value = Number(text);
  if (isFit(value) && value >= 1) return value;
  throw new Error(`--${name} must be a number from 1, but it is "${text}"`);
}

async function main(): Promise<boolean> {
  const runs = atLeastOne('runs', values.runs, Number.isInteger);
  const processor = atLeastOne('processor', values.processor, Number.isFinite);
  // 1.6 Mbit/s down, 150 ms: what Lighthouse calls slow 4G.
  const brake: Brake = { down: 1_600, up: 750, roundTrip: 150, processor };
  console.log(`360 x 640, 1600/750 kbit/s, 150 ms round trip, processor ${processor} times slower`);
  const costs = await measure(runs, brake, values.against);
  const { text, exceeded } = report(measuresAt(processor), costs);
  console.log(text);
  const texts = new Set(costs.site.flatMap(({ sawLoading }) => sawLoading));
  if (texts.size > 0) console.log(`Seen after the splash: ${[...texts].join(', ')}`);
  if (exceeded.length > 0) console.log(`Over the limit: ${exceeded.join('; ')}`);
  return exceeded.length === 0;
}

try {
  if (!(await main()) && values.check) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
