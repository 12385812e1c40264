import { expect } from '@playwright/test';
import { languages, pages, test } from './support.ts';

/** Where a number may stand: it has its source there, or is none that a reader would want to check. */
const elsewhere = [
  '[data-slot="figure"]',
  'time',
];

test('[IMPACT-01] no page claims a number outside a figure, in four languages', async ({ page, request }) => {
  const found: string[] = [];
  for (const language of languages) {
    for (const path of pages) {
      const html = await (await request.get(`${path}?lang=${language}`, { headers: { accept: 'text/html' } })).text();
      const texts = await page.evaluate(
        ([source = '', leftOut = '']) => {
          const main = new DOMParser().parseFromString(source, 'text/html').querySelector('main');
          for (const element of main?.querySelectorAll(`script, style, noscript, ${leftOut}`) ?? []) element.remove();
          const walker = document.createTreeWalker(main ?? document.body, NodeFilter.SHOW_TEXT);
          const numbered: string[] = [];
          while (walker.nextNode()) {
            const { data, parentElement } = walker.currentNode as Text;
            const slot = parentElement?.closest('[data-slot]')?.getAttribute('data-slot');
            if (/\d/.test(data)) numbered.push(`${slot}: ${data.trim()}`);
          }
          return numbered;
        },
        [html, elsewhere.join()],
      );
      found.push(...texts.map((text) => `${path} ${language} ${text}`));
    }
  }
  expect(found).toEqual([]);
});
