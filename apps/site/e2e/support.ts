import { expect, type Page } from '@playwright/test';
import { paths } from '../src/shared/routes.ts';

export const languages = ['en', 'fr', 'ln', 'sw'] as const;
export const pages = Object.values(paths);

/** Opens a page and waits until the splash is gone and everything on the page has come. */
export async function open(page: Page, path = '/') {
  await page.goto(path);
  await settled(page);
}

/** The splash is gone and nothing is on its way any more. */
export async function settled(page: Page) {
  await expect(page.locator('#splash')).toHaveCount(0);
  await expect(page.locator('main[data-ready]')).toBeAttached();
}

/** Scrolls through the page, so that everything that waits to be seen appears. */
export async function seeEverything(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 500) await page.mouse.wheel(0, 500);
  await expect
    .poll(() => page.evaluate(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1))
    .toBe(true);
}

/** Every text of a page that a visitor can read, on one line. */
export const textOf = (page: Page) => page.locator('body').innerText();
