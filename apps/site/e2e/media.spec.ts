import { expect, type Page } from '@playwright/test';
import { chooseLanguage, open, showOn, test, testedLanguages } from './support.ts';

// Print, forced colours, and large text.

const names = { fr: 'Français', ln: 'Lingala', sw: 'Kiswahili', en: 'English' };

/** The words that show, and which of them are pale on paper. */
const look = (page: Page) =>
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
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());
    const shown = [...document.body.querySelectorAll('*')].filter(
      (element) => hasWords(element) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    // 4.5 to 1 on white.
    const isPale = (element: Element) => luminance(getComputedStyle(element).color) > 0.183;
    return { words: shown.length, pale: shown.filter(isPale).map(({ textContent }) => textContent) };
  });

test('[NAV-05] on paper words are dark, light theme or dark, the name is there, and what can only be pressed is left out; in forced colours the bar over the hero has its ground', async ({
  page,
}) => {
  // With the mark of figures that are older than a year.
  await showOn(page, '2031-01-15');
  await open(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, media: 'print' });
    await expect(page.getByRole('banner').getByText('Nzete Foundation').first()).toBeVisible();
    for (const slot of ['hero-carousel', 'top-navigation-menu-button']) {
      await expect(page.locator(`[data-slot="${slot}"]`)).toBeHidden();
    }
    expect((await look(page)).words).toBeGreaterThan(50);
    // The colours of the bar change slowly.
    await expect.poll(async () => (await look(page)).pale, colorScheme).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', media: 'screen', forcedColors: 'active' });
  const ground = () =>
    page.locator('[data-slot="top-navigation-bar"]').evaluate((bar) => getComputedStyle(bar).backgroundColor);
  await expect.poll(ground).toMatch(/^rgb\(/);
});

test('[NAV-04] with twice the text nothing is wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const wide: string[] = [];
  // In French it has the longest words.
  for (const language of testedLanguages) {
    for (const path of ['/responsible-minerals/ethical-sourcing', '/community-empowerment', '/no/such/page']) {
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

test('[NAV-01, LANG-08] in every language the bar shows its links on 1280 px, each in one line, and nothing scrolls sideways at 320 px', async ({
  page,
}) => {
  await open(page);
  const entries = page.locator('[data-slot="top-navigation-links"] > li');
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const [language, name] of Object.entries(names)) {
    await chooseLanguage(page, name);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(entries).toHaveCount(6);
    await expect(entries.last()).toBeVisible();
    expect(await width(), language).toBeLessThanOrEqual(1280);
    const lines = await entries.locator('a, button').evaluateAll((all) =>
      all.map((entry) => {
        const range = document.createRange();
        range.selectNodeContents(entry);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 10))).size;
      }),
    );
    expect(lines, language).toEqual([1, 1, 1, 1, 1, 1]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await width(), language).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});
