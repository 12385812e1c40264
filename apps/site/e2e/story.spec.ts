import { expect } from '@playwright/test';
import { violations } from './axe.ts';
import { open, seeEverything, test } from './support.ts';

test.describe('on a small phone', () => {
  /** The security policy would block axe. */
  test.use({ bypassCSP: true, viewport: { width: 320, height: 640 } });
  for (const path of ['/our-story?lang=fr', '/team?lang=sw', '/about?lang=ln']) {
    test(`[ABOUT-01, STORY-01, TEAM-01] ${path} does not scroll sideways, and axe finds nothing in light and dark`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, path);
      await seeEverything(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      expect(await violations(page)).toEqual([]);
    });
  }
});
