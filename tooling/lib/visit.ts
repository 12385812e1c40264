/** One measured first visit of the home page in a browser: what it downloads and what the visitor sees when. */
import type { Browser, CDPSession, Page } from 'playwright';

/** A slow link and a slow processor; absent: as fast as the machine is. */
export interface Brake {
  /** Kilobits a second. */
  down: number;
  up: number;
  /** Milliseconds for a round trip. */
  roundTrip: number;
  /** How many times slower than this machine. */
  processor: number;
}

interface Request {
  url: string;
  type: string;
  /** On the wire, headers included. */
  bytes: number;
}

/** Times in milliseconds since the navigation began. */
export interface Visit {
  requests: Request[];
  firstPaint: number;
  largestPaint: number;
  /** `<main>` says by `data-ready` that nothing on the page is pending. */
  ready: number;
  splashGone: number;
  /** A loading text was to be seen after the splash had gone. */
  sawLoading: string[];
  longestTask: number;
  layoutShift: number;
}

interface Marks extends Omit<Visit, 'requests'> {
  splashSeen: boolean;
}

declare global {
  interface Window {
    nzeteMarks: Marks;
  }
}

/** Runs in the page before anything of it does. */
function observe() {
  const marks: Marks = {
    firstPaint: 0,
    largestPaint: 0,
    ready: 0,
    splashSeen: false,
    splashGone: 0,
    sawLoading: [],
    longestTask: 0,
    layoutShift: 0,
  };
  window.nzeteMarks = marks;
  const watch = (
    type: string,
    each: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') marks.firstPaint = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    marks.largestPaint = entry.startTime;
  });
  watch('longtask', (entry) => {
    marks.longestTask = Math.max(marks.longestTask, entry.duration);
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) marks.layoutShift += entry.value ?? 0;
  });
  const loadingText = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const seen =
      width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return seen ? (element.textContent ?? '').trim() : '';
  };
  // Every frame: what a visitor could see of it.
  const frame = () => {
    // From its first frame of fading on, the page shows through.
    const splash = document.querySelector('#splash:not([data-leaving])');
    if (splash) marks.splashSeen = true;
    if (!splash && marks.splashSeen && !marks.splashGone) marks.splashGone = performance.now();
    // A later question makes the page incomplete again.
    if (!document.querySelector('main[data-ready]')) marks.ready = 0;
    else if (!marks.ready) marks.ready = performance.now();
    if (marks.splashGone) {
      for (const status of document.querySelectorAll('[role=status]')) {
        const text = loadingText(status);
        // Every loading text of the site ends so, in every language.
        if (/(\.\.\.|…)$/.test(text) && !marks.sawLoading.includes(text)) marks.sawLoading.push(text);
      }
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

function countRequests(devtools: CDPSession): Request[] {
  const requests: Request[] = [];
  const open = new Map<string, Request>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    if (!/^https?:/.test(request.url)) return;
    const sent = { url: request.url, type, bytes: 0 };
    requests.push(sent);
    open.set(requestId, sent);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = open.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  return requests;
}

async function brakeOn(devtools: CDPSession, { down, up, roundTrip, processor }: Brake) {
  const bytes = (kilobits: number) => (kilobits * 1000) / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTrip,
    downloadThroughput: bytes(down),
    uploadThroughput: bytes(up),
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processor });
}

async function settle(page: Page) {
  await page.waitForFunction(() => window.nzeteMarks.splashGone > 0, undefined, { timeout: 60_000, polling: 100 });
  await page.waitForSelector('main[data-ready]', { state: 'attached', timeout: 60_000 });
  await page.waitForLoadState('networkidle', { timeout: 60_000 });
}

/** Opens `url` for the first time on a phone of 360 x 640 and measures until the network is at rest. */
export async function visit(browser: Browser, url: string, brake?: Brake): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    const requests = countRequests(devtools);
    if (brake) await brakeOn(devtools, brake);
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    await settle(page);
    const { splashSeen: _, ...marks } = await page.evaluate(() => window.nzeteMarks);
    return { requests, ...marks };
  } finally {
    await context.close();
  }
}
