import { expect, type Page } from '@playwright/test';
import { canonicalPath, pageOf } from '../src/shared/routes.ts';
import { violations } from './axe.ts';
import { open, pages, seeEverything, test, testedLanguages } from './support.ts';

/** Pages with forms and dialogs have their own specs, which test every state. */
const withSpecOfItsOwn = ['home', 'volunteers', 'partners', 'partnerships'];
const readingPages = pages.filter((path) => canonicalPath(path) === path && !withSpecOfItsOwn.includes(pageOf(path)));

const wide = { width: 1280, height: 800 };

/** How far the page can be scrolled sideways, in pixels. */
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test.describe('every page that is read', () => {
  // The security policy would block axe.
  test.use({ bypassCSP: true });

  for (const path of readingPages) {
    test(`[START-05, START-06, LANG-08] axe finds nothing on ${path}, and at 320 px nothing scrolls sideways`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const language of testedLanguages) {
        await page.setViewportSize(wide);
        await open(page, `${path}?lang=${language}`);
        await seeEverything(page);
        // The colours and the shell are the same in every language.
        expect(await violations(page, language === 'fr' ? undefined : 'main'), language).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await sideways(page), `${language} at 320 px`).toBe(0);
      }
    });
  }
});
