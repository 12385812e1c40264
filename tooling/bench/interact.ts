/** Times interactions from the event to the next paint, in turn with bare React elements. */
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../browser.ts';
import { quantile } from '../lib/quantile.ts';
import { startServer } from '../lib/server.ts';
import { addBare, type Event } from './bare.ts';
import { snapshot } from './element.ts';
import { type Interaction, interactions } from './interactions.ts';

/** In milliseconds. */
interface Timing {
  nextPaint: number;
  /** Until the paint that shows the result. */
  shown: number;
}

export interface Interacted {
  what: string;
  site: Timing;
  bare: Timing;
}

declare global {
  interface Window {
    interaction: Promise<Timing>;
  }
}

/** How many times slower than this machine. */
const PROCESSOR = 4;
/** The pause before each measurement. */
const REST_MS = 300;
/** Runs that do not count, until the code of both is compiled. */
const WARM_UP = 3;

/**
 * Runs in the page: times the next event of this kind, until the label, text or value of the area
 * has changed on the screen.
 */
function watch({ event, area }: { event: Event; area: string | undefined }) {
  const read = () => {
    const element = area ? document.querySelector(area) : document.activeElement;
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
    return element ? `${element.ariaLabel} ${element.textContent}` : '';
  };
  const before = read();
  window.interaction = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`${area ?? 'The field'} did not change within 30 s of a ${event}`)), 30_000);
    const timeFrames = ({ timeStamp }: globalThis.Event) => {
      let nextPaint = 0;
      let isShown = false;
      const { port1, port2 } = new MessageChannel();
      const frame = () => {
        isShown = read() !== before;
        port2.postMessage(''); // arrives after the frame is painted
      };
      port1.onmessage = () => {
        const ms = performance.now() - timeStamp;
        nextPaint ||= ms;
        if (isShown) resolve({ nextPaint, shown: ms });
        else requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    };
    window.addEventListener(event, timeFrames, { capture: true, once: true });
  });
}

interface Action {
  event: Event;
  trigger: Locator;
  area: string | undefined;
  undo: () => Promise<unknown>;
}

async function act(page: Page, event: Event, trigger: Locator) {
  if (event === 'change') return trigger.selectOption({ index: 1 });
  if (event === 'keydown') return page.keyboard.press('1');
  await page.mouse.down();
  // As long as a finger's tap, so that press and release are in different frames.
  await page.waitForTimeout(50);
  return page.mouse.up();
}

/** Times the interaction once and undoes it. The target is located first, to keep the page idle. */
async function time(page: Page, { event, trigger, area, undo }: Action): Promise<Timing> {
  await trigger.scrollIntoViewIfNeeded();
  if (event === 'keydown') await trigger.focus();
  if (event === 'click' || event === 'mousedown') await trigger.hover();
  await page.waitForTimeout(REST_MS);
  await page.evaluate(watch, { event, area });
  await act(page, event, trigger);
  const timing = await page.evaluate(() => window.interaction);
  await undo();
  return timing;
}

/**
 * The default way to undo an interaction. A field keeps one character, because the first one has
 * extra effects.
 */
async function undoOf(page: Page, event: Event, trigger: Locator): Promise<() => Promise<unknown>> {
  if (event === 'change') return () => trigger.selectOption({ index: 0 });
  // An overlay may cover the trigger, so the event is dispatched to it directly.
  if (event !== 'keydown') return () => trigger.dispatchEvent(event);
  await trigger.fill('1');
  return () => page.keyboard.press('Backspace');
}

/** Adds the same interaction on bare elements, which copy the area before and after it. */
async function bareOf(page: Page, { event, trigger, area, undo }: Action): Promise<Action> {
  const read = async () => (area ? page.locator(area).evaluateAll(snapshot, undefined) : []);
  const before = await read();
  await time(page, { event, trigger, area, undo: () => page.waitForTimeout(REST_MS) });
  const after = await read();
  await undo();
  const field = await trigger.evaluate((element: HTMLInputElement) => {
    if (element.form) element.form.id ||= 'measured-form';
    return { tag: element.localName, form: element.form?.id ?? '' };
  });
  await addBare(page, { event, before, after, field });
  const bare = page.locator('#bare-trigger');
  return { event, trigger: bare, area: area && '#bare-area', undo: await undoOf(page, event, bare) };
}

/** Other work on the machine only adds time, so short times describe the code better. */
const typical = (timings: Timing[]): Timing => ({
  nextPaint: quantile(
    timings.map(({ nextPaint }) => nextPaint),
    0.25,
  ),
  shown: quantile(
    timings.map(({ shown }) => shown),
    0.25,
  ),
});

async function measure(page: Page, interaction: Interaction, times: number): Promise<Interacted> {
  const { what, event, area, undo } = interaction;
  await page.locator('#splash').waitFor({ state: 'detached' });
  await page.locator('#root[data-interactive] main[data-ready]').waitFor();
  await interaction.prepare?.(page);
  const trigger = interaction.trigger(page);
  await trigger.waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR });
  const own: Action = { event, trigger, area, undo: undo ? () => undo(page) : await undoOf(page, event, trigger) };
  const bare = await bareOf(page, own);
  const timings: { site: Timing[]; bare: Timing[] } = { site: [], bare: [] };
  for (let turn = -WARM_UP; turn < times; turn += 1) {
    const [site, floor] = [await time(page, own), await time(page, bare)];
    if (turn < 0) continue;
    timings.site.push(site);
    timings.bare.push(floor);
  }
  return { what, site: typical(timings.site), bare: typical(timings.bare) };
}

/** Each interaction has a page of its own. */
async function inNewPage(browser: Browser, url: string, interaction: Interaction, times: number): Promise<Interacted> {
  // Animations are by design and not measured. The page's CSP would block the bare elements.
  await using context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.goto(`${url}${interaction.path}`);
  return await measure(page, interaction, times).catch((error: Error) => {
    throw new Error(`${interaction.what}: ${error.message}`);
  });
}

/** Repeats every interaction, in turn with the bare one. */
export async function interact(times: number): Promise<Interacted[]> {
  await using stack = new AsyncDisposableStack();
  const { url, stop } = await startServer();
  stack.defer(stop);
  await using browser = await chromium.launch(chromiumLaunchOptions());
  const all: Interacted[] = [];
  for (const interaction of interactions) all.push(await inNewPage(browser, url, interaction, times));
  return all;
}
