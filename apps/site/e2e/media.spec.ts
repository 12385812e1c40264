import { expect } from '@playwright/test';
import { languages, open, test } from './support.ts';

// Print, forced colours, and large text.

for (const colorScheme of ['light', 'dark'] as const) {
  test(`on paper words are dark, the name is there, and what can only be pressed is left out (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await open(page);
    await page.emulateMedia({ colorScheme, media: 'print' });
    await expect(page.getByRole('banner').getByText('Nzete Foundation').first()).toBeVisible();
    for (const slot of ['hero-carousel', 'top-navigation-menu-button']) {
      await expect(page.locator(`[data-slot="${slot}"]`)).toBeHidden();
    }
    const look = () =>
      page.evaluate(() => {
        const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
        /** The luminance of a colour on white paper, from 0 (black) to 1 (white). */
        const luminance = (colour: string) => {
          if (!canvas) return 1;
          canvas.fillStyle = '#fff';
          canvas.fillRect(0, 0, 1, 1);
          canvas.fillStyle = colour;
          canvas.fillRect(0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
            const share = part / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        const hasWords = (element: Element) =>
          [...element.childNodes].some(
            ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
          );
        const shown = [...document.body.querySelectorAll('*')].filter(
          (element) =>
            hasWords(element) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        );
        // 4.5 to 1 on white.
        const isPale = (element: Element) => luminance(getComputedStyle(element).color) > 0.183;
        return { words: shown.length, pale: shown.filter(isPale).map(({ textContent }) => textContent) };
      });
    expect((await look()).words).toBeGreaterThan(50);
    // The colours of the bar change slowly.
    await expect.poll(async () => (await look()).pale).toEqual([]);
  });
}

test('[NAV-05] in forced colours the bar over the hero has its ground', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page);
  const ground = await page
    .locator('[data-slot="top-navigation-bar"]')
    .evaluate((bar) => getComputedStyle(bar).backgroundColor);
  expect(ground).toMatch(/^rgb\(/);
});

test('[NAV-04] with twice the text nothing is wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const wide: string[] = [];
  for (const language of languages) {
    // In French it has the longest words.
    for (const path of ['/', '/responsible-minerals/ethical-sourcing', '/community-empowerment', '/no/such/page']) {
      await open(page, `${path}?lang=${language}`);
      const width = await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        return document.documentElement.scrollWidth;
      });
      if (width > 360) wide.push(`${path} in ${language}: ${width} px`);
    }
  }
  expect(wide).toEqual([]);
});

test('[START-07] the heading that takes focus after a navigation shows no outline', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: 'Our team' });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveCSS('outline-style', 'none');
});

for (const language of languages) {
  test(`[NAV-01, LANG-08] on 1280 px the bar shows its links in ${language}, each in one line`, async ({ page }) => {
    await open(page, `/team?lang=${language}`);
    const entries = page.locator('[data-slot="top-navigation-links"] > li');
    await expect(entries).toHaveCount(6);
    await expect(entries.last()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
    const lines = await entries.locator('a, button').evaluateAll((all) =>
      all.map((entry) => {
        const range = document.createRange();
        range.selectNodeContents(entry);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 10))).size;
      }),
    );
    expect(lines).toEqual([1, 1, 1, 1, 1, 1]);
  });
}
