import { expect } from '@playwright/test';
import { canonicalPath, pageOf } from '../src/shared/routes.ts';
import { violationsInTheDark } from './axe.ts';
import { open, pages, test, testedLanguages } from './support.ts';

/** Pages with forms and dialogs have their own specs, which test every state. */
const withSpecOfItsOwn = ['home', 'volunteers', 'partners', 'partnerships'];
const readingPages = pages.filter((path) => canonicalPath(path) === path && !withSpecOfItsOwn.includes(pageOf(path)));

// The pages of a test share what the browser has fetched and compiled.
const AT_A_TIME = 5;
const parts = Array.from({ length: Math.ceil(readingPages.length / AT_A_TIME) }, (_, part) =>
  readingPages.slice(part * AT_A_TIME, (part + 1) * AT_A_TIME),
);

test.describe('every page that is read', () => {
  // The security policy would block axe.
  test.use({ bypassCSP: true });

  for (const [index, part] of parts.entries())
    for (const language of testedLanguages)
      test(`[START-05, START-06, LANG-08] axe finds nothing on pages in ${language}, and at 320 px nothing scrolls sideways (${index + 1} of ${parts.length})`, async ({
        page,
      }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        for (const path of part) {
          await page.setViewportSize({ width: 1280, height: 800 });
          await open(page, `${path}?lang=${language}`);
          // Lays out what no one has come near, as after Back (see `site.css`).
          await page.evaluate(() => document.documentElement.setAttribute('data-laid-out', ''));
          expect.soft(await violationsInTheDark(page), path).toEqual([]);
          await page.setViewportSize({ width: 320, height: 640 });
          const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect.soft(sideways, `${path} at 320 px`).toBe(0);
        }
      });
});
