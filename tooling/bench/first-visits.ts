import { type Browser, chromium } from 'playwright';
import { chromiumLaunchOptions } from '../browser.ts';
import { checkOut, commitOf, runIn } from '../lib/checkout.ts';
import { startServer } from '../lib/server.ts';
import { visit } from '../lib/visit.ts';
import { measureWork } from '../lib/work.ts';
import { startFloor } from './floor.ts';
import type { Cost } from './measures.ts';

/** The visits of each build: the site, the floor, and with `--against` the base. */
export interface Costs {
  site: Cost[];
  floor: Cost[];
  base?: Cost[];
}

/** Builds site and server at another Git ref in a temporary folder, and starts them. */
async function startBase(ref: string) {
  const commit = commitOf(ref);
  console.log(`Building ${ref} (${commit.slice(0, 10)})…`);
  const folder = await checkOut(commit);
  await runIn(folder, 'turbo run build --output-logs=errors-only --ui=stream');
  return startServer(folder);
}

/** A new browser for each visit, so that nothing is cached. */
async function inNewBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  return use(browser).finally(() => browser.close());
}

const costOf = async (url: string): Promise<Cost> => ({
  ...(await inNewBrowser((browser) => visit(browser, url, { isSlow: true }))),
  ...(await inNewBrowser((browser) => measureWork(browser, url))),
});

/**
 * Measures first visits of the home page. The builds take turns, so that noise affects them all.
 *
 * @param against a Git ref whose build is visited too
 */
export async function measureFirstVisits(runs: number, against: string | undefined): Promise<Costs> {
  await using servers = new AsyncDisposableStack();
  const start = async (starting: Promise<{ url: string; stop: () => Promise<void> }>) => {
    const { url, stop } = await starting;
    servers.defer(stop);
    return url;
  };
  const base = against && (await start(startBase(against)));
  const site = await start(startServer());
  const floor = await start(inNewBrowser((browser) => startFloor(browser, site)));
  const costs: Costs = { site: [], floor: [], ...(base && { base: [] }) };
  const builds: [url: string, costs: Cost[]][] = [
    [site, costs.site],
    [floor, costs.floor],
  ];
  if (base && costs.base) builds.push([base, costs.base]);
  // The first request of a server is slower, and must not count for any build.
  for (const [url] of builds) await inNewBrowser((browser) => visit(browser, `${url}/`));
  for (let run = 0; run < runs; run += 1) for (const [url, all] of builds) all.push(await costOf(`${url}/`));
  return costs;
}
