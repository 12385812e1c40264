import { expect, type Page } from '@playwright/test';
import { hold, open, showOn, test } from './support.ts';

/**
 * Runs in the page: what moves without an input. With another font the figures beside each other
 * move by a few pixels to the side, which is not noticed.
 */
function recordShifts() {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
      const moved = entry.sources.map(({ node }) => node?.parentElement?.innerHTML.slice(0, 200));
      if (!entry.hadRecentInput && entry.value >= 0.003) shifts.push(`${entry.value}: ${moved.join()}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Figures that are older than a year get a mark once the page knows the day, and that moves some. */
const CONTENT_IS_NEW = '2026-01-15';

interface Shift {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node }[];
}

const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

const headingFonts = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ family }) => family.replaceAll('"', '') === 'Ojuju').length);

/** On a phone, where more is in one column; home also on a wide screen, where figures are beside each other. */
const cases = [
  ['/reports', 360],
  ['/data', 360],
  ['/accessibility', 360],
  ['/', 360],
  ['/', 1280],
] as const;

for (const [path, width] of cases) {
  test(`[SPEED-02] nothing moves on ${width} pixels while ${path} loads, nor when the heading font arrives late`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width === 360 ? 640 : 800 });
    await page.addInitScript(recordShifts);
    await showOn(page, CONTENT_IS_NEW);
    const release = await hold(page, /\.woff2$/);
    const font = page.waitForResponse(/\.woff2$/);
    await open(page, `${path}?lang=fr`);
    release();
    await (await font).finished();
    await twoFrames(page);
    expect(await shiftsOf(page)).toEqual([]);
  });
}

test('[SPEED-02] a heading font that would move the page shows on the next one', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.addInitScript(() => {
    // The fallback takes more lines than the heading font, whichever fonts this machine has.
    const fallback = new CSSStyleSheet();
    fallback.replaceSync(
      'h1 { font-family: Ojuju, "Courier New", monospace !important; font-size: 2.1rem !important; }',
    );
    document.adoptedStyleSheets = [fallback];
  });
  await page.addInitScript(recordShifts);
  await showOn(page, CONTENT_IS_NEW);
  const font = page.waitForResponse(/\.woff2$/);
  await open(page, '/reports?lang=fr');
  await (await font).finished();
  await twoFrames(page);
  expect(await headingFonts(page)).toBe(0);
  expect(await shiftsOf(page)).toEqual([]);
  await page.getByRole('contentinfo').locator('a[href^="/team"]').first().click();
  await expect.poll(() => headingFonts(page)).toBe(1);
});
