import { type Browser, expect, type Page } from '@playwright/test';
import { pages, test } from './support.ts';

const AT_A_TIME = 4;
const parts = Array.from({ length: Math.ceil(pages.length / AT_A_TIME) }, (_, part) =>
  pages.slice(part * AT_A_TIME, (part + 1) * AT_A_TIME),
);

/** A page that renders documents without JavaScript and the heading font. */
async function openPlain(browser: Browser, hasSheet: boolean) {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  await page.route('**/*.woff2', (route) => route.abort());
  if (!hasSheet) await page.route('**/assets/*.css', (route) => route.abort());
  return page;
}

/** The boxes of all elements of a document. */
async function placesOn(page: Page, url: string, html: string) {
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(url);
  // While the splash shows, nothing below the first screen is laid out.
  await page.evaluate(() => document.getElementById('splash')?.remove());
  // Lays out everything, as after Back (see `site.css`).
  await page.evaluate(() => document.documentElement.setAttribute('data-laid-out', ''));
  return page.evaluate(() =>
    [...document.querySelectorAll('#root *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.tagName, x, y, width, height].join(' ');
    }),
  );
}

for (const [index, part] of parts.entries()) {
  test(`[START-08] every page is laid out by the rules in its HTML, and nothing moves when the sheet comes (${index + 1} of ${parts.length})`, async ({
    browser,
    baseURL,
    request,
  }) => {
    const [bare, whole] = [await openPlain(browser, false), await openPlain(browser, true)];
    for (const path of part) {
      const url = `${baseURL}${path}?lang=fr`;
      // The same document twice, because live values may change in between.
      const html = await (await request.get(url)).text();
      const before = await placesOn(bare, url, html);
      expect(before.length, path).toBeGreaterThan(50);
      expect(await placesOn(whole, url, html), path).toEqual(before);
    }
    for (const page of [bare, whole]) await page.context().close();
  });
}
