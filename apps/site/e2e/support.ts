import { readFileSync } from 'node:fs';
import { type Language, languages } from '@nzete/languages';
import { test as base, type ConsoleMessage, expect, type Locator, type Page, type Route } from '@playwright/test';
import { moveBrowserClock } from '../../../tooling/lib/browserClock.ts';
import { clockShift } from '../../../tooling/lib/clock.ts';
import { allPaths } from '../src/shared/routes.ts';
import { type SiteServer, startSite } from './siteServer.ts';

export { type Language, languages };
export const pages = allPaths;

/**
 * The languages of tests that are long and alike in all languages: the one with the longest texts;
 * before a release all (`E2E=all`).
 */
export const testedLanguages: readonly Language[] = process.env.E2E === 'all' ? languages : ['fr'];

/** Every JavaScript file, including preloaded ones. */
export const scripts = /\/assets\/[^/]+\.js$/;

/** An error or a warning in the console, but for that of Playwright, which blocks the worker. */
export const isComplaint = (message: ConsoleMessage) =>
  /^(error|warning)$/.test(message.type()) && !message.text().includes('blocked by Playwright');

interface WorkerFixtures {
  /** The server of the worker: no other test uses it at the same time. */
  site: SiteServer;
  /** Moves the clock of each context of the worker's browser, those that a test makes itself too. */
  movedClock: undefined;
}

/**
 * Playwright's test on the server of its worker, without the splash, unless with
 * `test.use({ splash: true })`. Without JavaScript the splash shows, and clicks wait for its end.
 */
export const test = base.extend<{ splash: boolean }, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      // The log holds every request, so that tests can look for what must not be in it.
      const site = await startSite({ LOG_LEVEL: 'trace' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  movedClock: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await moveBrowserClock(context);
        return context;
      };
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  splash: [false, { option: true }],
  page: async ({ page, splash }, use) => {
    routeBeforeInput(page);
    if (!splash) {
      await page.addInitScript(() => {
        const watch = new MutationObserver(() => {
          const element = document.getElementById('splash');
          if (!element) return;
          element.remove();
          watch.disconnect();
        });
        watch.observe(document, { childList: true, subtree: true });
      });
    }
    await use(page);
  },
});

/**
 * Lets `route` wait until the page knows of it. The browser tells the page apart from keys and
 * clicks, so that a request of the next press could pass the route.
 */
function routeBeforeInput(page: Page) {
  const route = page.route.bind(page);
  page.route = async (...args) => {
    const added = await route(...args);
    // A page that is being left needs no order.
    await page.evaluate(() => undefined).catch(() => undefined);
    return added;
  };
}

/** Shows the page as on a day, whatever the day of the run is. */
export const showOn = (page: Page, day: string) =>
  page.clock.setFixedTime(new Date(Date.parse(`${day}T09:00:00Z`) - clockShift()));

/** Opens a page and waits until it has settled. */
export async function open(page: Page, path = '/') {
  await page.goto(path);
  await settled(page);
}

/** A selector, and whether an element must match it. */
type Sign = [selector: string, isThere: boolean];

/** Waits until all conditions hold. Checks every frame, unlike `expect`. */
async function shows(page: Page, ...signs: Sign[]) {
  const isEvery = (all: Sign[]) =>
    all.every(([selector, isThere]) => (document.querySelector(selector) !== null) === isThere);
  await page.waitForFunction(isEvery, signs, { timeout: 20_000 }).catch(async (error: Error) => {
    const said = signs.map(async ([selector]) => `${selector}: ${await page.locator(selector).count()}`);
    throw new Error(`${page.url()} is not ready. ${(await Promise.all(said)).join(', ')}`, { cause: error });
  });
}

/** Waits until the splash is gone, no request is pending, and the page is hydrated. */
export async function settled(page: Page) {
  await shows(page, ['#splash', false], ['main[data-ready]', true]);
  await interactive(page);
}

/** Waits until the page is hydrated, including the sections below the first screen. */
export async function interactive(page: Page) {
  await shows(page, ['#root[data-interactive]', true]);
  await page.keyboard.press('Shift');
  await shows(page, ['[data-section]:not([data-interactive])', false]);
}

/** Presses a key until an element has focus. */
export async function moveTo(page: Page, target: Locator, key = 'Tab') {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} does not reach ${target}`);
}

/** The button of a language in the header (once its list is open) or footer. */
export const languageChoice = (scope: Locator, name: string) => scope.getByRole('link', { name, exact: true });

/** Chooses a language in the footer. */
export const chooseLanguage = (page: Page, name: string) => languageChoice(page.getByRole('contentinfo'), name).click();

const isDocument = ({ pathname }: URL) => !pathname.startsWith('/api/') && !pathname.includes('.');
const rendered =
  /(<div id="root">)[\s\S]*(<\/div>)\s*<script type="application\/json" id="page-data">[\s\S]*?<\/script>/;

/** Serves documents as if rendering had failed, so that the browser renders the page. */
export async function withoutRendering(page: Page) {
  await page.route(isDocument, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toMatch(rendered);
    await route.fulfill({ response, body: html.replace(rendered, '$1$2') });
  });
}

/** Holds requests until they are released. */
export async function hold(page: Page, url: string | RegExp) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route: Route) => {
    await held;
    await route.fallback();
  });
  return () => release();
}

/** Refuses every connection of a page while the server is said to be stopped. */
export async function stoppable(page: Page) {
  let isStopped = false;
  await page.route('**/*', (route) => (isStopped ? route.abort('connectionrefused') : route.fallback()));
  return {
    stop: () => {
      isStopped = true;
    },
    start: () => {
      isStopped = false;
    },
  };
}

/** The texts of a page's catalogue by id, without markup, on one line. */
export function textsOf(folder: string, language: Language): Record<string, string> {
  const file = new URL(`../src/routes/${folder}/locales/${language}.json`, import.meta.url);
  const catalogue: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(
    Object.entries(catalogue).map(([id, text]) => [id, oneLine(text.replaceAll(/<[^>]+>/g, ''))]),
  );
}

/** A text with normalised white space. */
export const oneLine = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** Scrolls through the page, so that lazy content appears. */
export async function seeEverything(page: Page) {
  // Distant sections have an estimated height, so the end of the page moves.
  const isAtEnd = () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 500);
        return page.evaluate(isAtEnd);
      },
      { intervals: [20], timeout: 20_000 },
    )
    .toBe(true);
}

/** The visible text of a page, on one line. */
export const textOf = (page: Page) => page.locator('body').innerText();
