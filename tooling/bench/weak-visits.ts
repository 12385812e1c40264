import { type Browser, chromium, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../browser.ts';
import { startServer } from '../lib/server.ts';
import { sitemapPaths } from '../lib/sitemap.ts';
import { table, thousands } from '../lib/table.ts';
import { faultsOf, startWeakNetwork, throttleTo2g } from '../lib/weakNetwork.ts';
import type { Reported } from './report.ts';

/** The share of requests that are lost or cut. */
const SHARE = 0.03;
/** A page should be readable after this time, in milliseconds. */
const READABLE_MS = 6_000;
/** How often a visitor reloads a document that was lost. */
const RELOADS = 3;

interface WeakVisit {
  path: string;
  /**
   * From the first request until heading and first text show, without the splash; NaN if the
   * document was lost each time.
   */
  readable: number;
  /** Until the page responds to input; NaN if its code was lost. */
  hydrated: number;
  faults: string[];
}

/** Reloads a document that was lost, or cut before its heading. Returns whether it came. */
async function openDocument(page: Page, url: string): Promise<boolean> {
  const text = page.locator('main p').first();
  for (let reloads = 0; reloads <= RELOADS; reloads += 1) {
    const failure = page.waitForEvent('requestfailed', {
      predicate: (request) => request.isNavigationRequest(),
      timeout: 60_000,
    });
    const isRead = page
      .goto(url, { waitUntil: 'commit', timeout: 60_000 })
      .then(() => text.waitFor({ timeout: 60_000 }))
      .then(() => true);
    if (await Promise.race([isRead, failure.then(() => false)]).catch(() => false)) return true;
    if (await text.isVisible()) return true;
  }
  return false;
}

async function weakVisit(browser: Browser, site: string, path: string, seed: number): Promise<WeakVisit> {
  await using stack = new AsyncDisposableStack();
  const network = await startWeakNetwork(faultsOf(SHARE, seed));
  stack.defer(network.stop);
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    proxy: { server: network.server },
    serviceWorkers: 'block',
  });
  stack.defer(() => context.close());
  const page = await context.newPage();
  await throttleTo2g(page);
  const began = performance.now();
  const passed = () => performance.now() - began;
  if (!(await openDocument(page, site + path)))
    return { path, readable: Number.NaN, hydrated: Number.NaN, faults: network.faults };
  await page.locator('#splash').waitFor({ state: 'hidden' });
  const readable = passed();
  const hydrated = await page
    .locator('#root[data-interactive]')
    .waitFor({ timeout: 60_000 })
    .then(passed, () => Number.NaN);
  return { path, readable, hydrated, faults: network.faults };
}

const orNever = (ms: number) => (Number.isNaN(ms) ? 'never' : thousands(ms));

/** Visits every page on 2G with lost and cut requests. The same seed loses the same requests. */
export async function measureWeakVisits(seed: number): Promise<Reported> {
  await using stack = new AsyncDisposableStack();
  const { url, stop } = await startServer();
  stack.defer(stop);
  await using browser = await chromium.launch(chromiumLaunchOptions());
  const visits: WeakVisit[] = [];
  for (const path of await sitemapPaths(url)) {
    await (await fetch(url + path, { headers: { accept: 'text/html' } })).text(); // renders it before it is timed
    visits.push(await weakVisit(browser, url, path, seed));
  }
  const rows = visits.map(({ path, readable, hydrated, faults }) => [
    path,
    orNever(readable),
    orNever(hydrated),
    faults.join(', '),
  ]);
  return {
    text: table(['280 kbit/s, 800 ms, 3 % lost or cut', 'readable, ms', 'responds, ms', 'faults'], rows),
    exceeded: visits.filter(({ readable }) => !(readable <= READABLE_MS)).map(({ path }) => `${path} readable`),
  };
}
