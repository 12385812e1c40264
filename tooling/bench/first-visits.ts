/** First visits of the home page, each with an empty cache, in turn with visits of the floor: a plain React page that shows the same. */
import { type Browser, chromium } from 'playwright';
import { chromiumLaunchOptions } from '../browser.ts';
import { startServer } from '../lib/server.ts';
import { type Brake, visit } from '../lib/visit.ts';
import { measureWork } from '../lib/work.ts';
import { startBase } from './base.ts';
import { startFloor } from './floor.ts';
import type { Cost } from './measures.ts';
import type { Costs } from './report.ts';

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

/** @param against a Git state whose build is visited too */
export async function measureFirstVisits(runs: number, brake: Brake, against: string | undefined): Promise<Costs> {
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
