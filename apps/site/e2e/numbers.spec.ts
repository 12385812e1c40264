import { expect } from '@playwright/test';
import { languages, pages, test } from './support.ts';

/** Their numbers are readings, counts of a list and limits of a form, each in a component that says where it is from. */
const withNumbersOfTheirOwn = [
  '/',
  '/volunteers',
  '/data',
  '/data-portal',
  '/partners',
  '/partner-collaboration',
  '/partnerships',
  '/digital-literacy',
];
const contentPages = pages.filter((path) => !withNumbersOfTheirOwn.includes(path));

/** Where a number may stand: with its source and its day, or as a part of an address, a name or a field. */
const places = [
  '[data-slot="figure"]',
  'time',
  'a[href^="tel:"]',
  '[data-slot="wallet-card"]',
  '[data-slot="donation-option-details"]',
  '[data-slot="goal-grid-goal"]',
  '[data-slot="character-count"]',
  // A report is dated, and is itself the source of the figures.
  '[data-slot="report-card"]',
  '[aria-labelledby="latest"]',
];

test('[IMPACT-01] no content page claims a number outside a figure, in four languages', async ({ page, request }) => {
  const found: string[] = [];
  for (const language of languages) {
    for (const path of contentPages) {
      const html = await (await request.get(`${path}?lang=${language}`, { headers: { accept: 'text/html' } })).text();
      const texts = await page.evaluate(
        ([source = '', leftOut = '']) => {
          const main = new DOMParser().parseFromString(source, 'text/html').querySelector('main');
          if (!main) return ['there is no main'];
          for (const element of main.querySelectorAll(`script, style, noscript, ${leftOut}`)) element.remove();
          const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
          const all: string[] = [];
          while (walker.nextNode()) all.push(walker.currentNode.textContent?.trim() ?? '');
          return all.filter(Boolean);
        },
        [html, places.join()],
      );
      expect(texts.length, path).toBeGreaterThan(5);
      // Years are dates.
      const claims = texts.filter((text) => /\d/.test(text.replaceAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g, '')));
      found.push(...claims.map((text) => `${path} in ${language}: ${text}`));
    }
  }
  expect(found).toEqual([]);
});
