import { readFileSync } from 'node:fs';
import { type Language, languages } from '@nzete/languages';
import { test as base, expect, type Locator, type Page, type Route } from '@playwright/test';
import { allPaths } from '../src/shared/routes.ts';

export { type Language, languages };
export const pages = allPaths;

/** Those in which axe looks: the longest texts, and with `AXE_LANGUAGES=all`, before a release, every one. The markup is the same in all. */
export const axeLanguages: readonly Language[] = process.env.AXE_LANGUAGES === 'all' ? languages : ['fr'];

/** Every file of code, also those that the HTML names in advance. */
export const scripts = /\/assets\/[^/]+\.js$/;

/**
 * The tests of the site. No splash: a test about the splash asks for it, `test.use({ splash: true })`.
 * (Where no script runs it stays, and a click waits until it has gone.)
 */
export const test = base.extend<{ splash: boolean }>({
  splash: [false, { option: true }],
  page: async ({ page, splash }, use) => {
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

/** Opens a page and waits until the splash is gone and everything on the page has come. */
export async function open(page: Page, path = '/') {
  await page.goto(path);
  await settled(page);
}

/** A selector, and whether something in the page is to match it. */
type Sign = [selector: string, isThere: boolean];

/** Waits until a page has all the signs. It is looked at in every frame; `expect` would look four times in two seconds. */
async function shows(page: Page, ...signs: Sign[]) {
  const isEvery = (all: Sign[]) =>
    all.every(([selector, isThere]) => (document.querySelector(selector) !== null) === isThere);
  await page.waitForFunction(isEvery, signs, { timeout: 20_000 }).catch(async (error: Error) => {
    const said = signs.map(async ([selector]) => `${selector}: ${await page.locator(selector).count()}`);
    throw new Error(`${page.url()} is not ready. ${(await Promise.all(said)).join(', ')}`, { cause: error });
  });
}

/** The splash is gone, nothing is on its way any more, and every part of the page answers. */
export async function settled(page: Page) {
  await shows(page, ['#splash', false], ['main[data-ready]', true]);
  await interactive(page);
}

/** React answers what is pressed, in the first screen and, as after a visitor's first key, in the sections below it. */
export async function interactive(page: Page) {
  await shows(page, ['#root[data-interactive]', true]);
  await page.keyboard.press('Shift');
  await shows(page, ['[data-section]:not([data-interactive])', false]);
}

/** Presses a key until the focus is on an element. */
export async function moveTo(page: Page, target: Locator, key = 'Tab') {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} does not lead to ${target}`);
}

/** The choice of a language in the bar (once its list is open) or in the footer. */
export const languageChoice = (scope: Locator, name: string) => scope.getByRole('link', { name, exact: true });

/** Chooses a language in the footer. */
export const chooseLanguage = (page: Page, name: string) => languageChoice(page.getByRole('contentinfo'), name).click();

const isDocument = ({ pathname }: URL) => !pathname.startsWith('/api/') && !pathname.includes('.');
const rendered =
  /(<div id="root">)[\s\S]*(<\/div>)\s*<script type="application\/json" id="page-data">[\s\S]*?<\/script>/;

/** Every document comes as when its rendering has failed: without a page and its data, so that the browser starts alone. */
export async function withoutRendering(page: Page) {
  await page.route(isDocument, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toMatch(rendered);
    await route.fulfill({ response, body: html.replace(rendered, '$1$2') });
  });
}

/** Holds requests back until they are let go. */
export async function hold(page: Page, url: string | RegExp) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route: Route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/** The texts of a page in a language, as its catalogue has them: by id, without markup, on one line. */
export function textsOf(folder: string, language: Language): Record<string, string> {
  const file = new URL(`../src/routes/${folder}/locales/${language}.json`, import.meta.url);
  const catalogue: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(
    Object.entries(catalogue).map(([id, text]) => [id, oneLine(text.replaceAll(/<[^>]+>/g, ''))]),
  );
}

/** A text as a reader takes it: every run of white space is one space. */
export const oneLine = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** Scrolls through the page, so that everything that waits to be seen appears. */
export async function seeEverything(page: Page) {
  // What is far below gets its height when the visitor comes near it, so the end is not where it seems at first.
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

/** Every text of a page that a visitor can read, on one line. */
export const textOf = (page: Page) => page.locator('body').innerText();
