/** Measures a first visit of a page in a browser: what it downloads, and when it shows what. */
import type { Browser, CDPSession, Page } from 'playwright';
import { moveBrowserClock } from './browserClock.ts';
import { completeAt } from './complete.ts';
import { type Request, recordRequests } from './network.ts';
import { observe } from './observe.ts';

/** Times in milliseconds since navigation start. */
export interface Visit {
  requests: Request[];
  firstPaint: number;
  largestPaint: number;
  /** The page is complete and styled (see `completeAt`). */
  complete: number;
  /** 0 for a page without a splash. */
  splashGone: number;
  /** Loading texts that were visible after the splash. */
  sawLoading: string[];
  /** The menu button responds to a tap. */
  hydrated: number;
  layoutShift: number;
}

/**
 * Lighthouse's slow 4G and mid-range phone, throttled in the browser (`throttling.mobileSlow4G`).
 */
async function throttle(devtools: CDPSession) {
  const bytesPerSecond = (kilobits: number) => (kilobits * 1000) / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562,
    downloadThroughput: bytesPerSecond(1_475),
    uploadThroughput: bytesPerSecond(675),
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

export interface Phone {
  page: Page;
  devtools: CDPSession;
  network: ReturnType<typeof recordRequests>;
}

/** Opens a phone of 360 x 640 without a cache while `use` runs. */
export async function withPhone<T>(
  browser: Browser,
  { isSlow = false, everyFrame, hasWorker = true }: { isSlow?: boolean; everyFrame: boolean; hasWorker?: boolean },
  use: (phone: Phone) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: hasWorker ? 'allow' : 'block',
  });
  try {
    await moveBrowserClock(context);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    if (isSlow) await throttle(devtools);
    await page.addInitScript(observe, everyFrame);
    return await use({ page, devtools, network: recordRequests(page) });
  } finally {
    await context.close();
  }
}

/** The menu button for phones in the navigation bar, which every page has. */
export const menuButton = '[data-slot="top-navigation-bar"] button[aria-haspopup="dialog"]';

const POLL_MS = 250;

/**
 * Waits until an expression is true in the page. Playwright's `waitForFunction` first loads
 * helpers, a task of 100 ms on a slow phone during the measurement.
 */
export async function waitForPage({ page, devtools }: Phone, expression: string): Promise<void> {
  const until = Date.now() + 60_000;
  for (;;) {
    const { result } = await devtools.send('Runtime.evaluate', { expression });
    if (result.value === true) return;
    if (Date.now() > until) throw new Error(`${page.url()}: not true after 60 s: ${expression}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Waits until a page has done what it leaves for a moment without work. */
async function whenIdle({ page, network }: Pick<Phone, 'page' | 'network'>): Promise<void> {
  // Queued behind the callbacks of the page, which may ask for the next one.
  for (let round = 0; round < 2; round += 1) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await network.atRest();
  }
}

/** Opens a page and waits until it is settled and the network is idle. */
export async function open(phone: Phone, url: string): Promise<void> {
  await phone.page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
  await phone.page.waitForLoadState('load', { timeout: 60_000 });
  await waitForPage(phone, 'window.nzete.isSettled()');
  await phone.network.atRest();
}

/** The site's attribute shows when an element responds; a real tap confirms it. */
async function tapMenu(page: Page) {
  await page.locator(menuButton).tap({ timeout: 30_000 });
  const answer = page.locator(`dialog[open], [role="dialog"], ${menuButton}[aria-expanded="true"]`).first();
  await answer.waitFor({ state: 'attached', timeout: 30_000 }).catch(() => {
    throw new Error(`${page.url()}: the menu button looks ready, but does not respond to a tap.`);
  });
}

/**
 * Opens `url` for the first time and measures until everything is loaded.
 *
 * @param hasWorker without it all comes from the network, however soon the service worker is ready
 */
export function visit(browser: Browser, url: string, { isSlow = false, hasWorker = true } = {}): Promise<Visit> {
  return withPhone(browser, { isSlow, everyFrame: true, hasWorker }, async (phone) => {
    await open(phone, url);
    const { page, network } = phone;
    const { marks, origin } = await page.evaluate(() => ({
      marks: window.nzete.marks,
      origin: performance.timeOrigin,
    }));
    await whenIdle(phone);
    const { splashSeen: _, frames, ...times } = marks;
    const measured = { requests: await network.since(origin), ...times, complete: completeAt(frames) };
    await tapMenu(page);
    return measured;
  });
}

/**
 * Opens `url` for the first time with the `Save-Data` header. The page is complete without its
 * code, which only a tap loads: that is checked, and not measured.
 */
export function visitSavingData(browser: Browser, url: string): Promise<Pick<Visit, 'requests' | 'hydrated'>> {
  return withPhone(browser, { everyFrame: false, hasWorker: false }, async ({ page, network }) => {
    await page.setExtraHTTPHeaders({ 'save-data': 'on' });
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await network.atRest();
    const measured = { requests: await network.since(await page.evaluate(() => performance.timeOrigin)), hydrated: 0 };
    await tapMenu(page);
    return measured;
  });
}
