import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { languages, open, seeEverything } from './support.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The strict security policy lets no foreign script in, axe included. */
test.use({ bypassCSP: true });

async function violations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const language of languages) {
    test(`axe finds nothing on home in ${language}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await open(page, `/?lang=${language}`);
      await seeEverything(page);
      expect(await violations(page)).toEqual([]);
    });
  }

  test(`axe finds nothing on a page without content yet, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, '/about');
    expect(await violations(page)).toEqual([]);
  });

  test(`axe finds nothing with the menu open, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page);
    await page.getByRole('banner').getByRole('button', { name: 'Focus Areas' }).click();
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test(`axe finds nothing with the dialog open, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page);
    await page.getByRole('button', { name: 'Watch impact' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test(`axe finds nothing after a failed newsletter try, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page);
    await page.getByRole('main').getByRole('button', { name: 'Subscribe', exact: true }).click();
    await expect(page.getByText('Please enter your email address to subscribe.').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test('the security policy is kept: no violation while the page is used', async ({ browser }) => {
  const context = await browser.newContext({ bypassCSP: false });
  const page = await context.newPage();
  const reports: string[] = [];
  page.on('console', (message) => /content security policy/i.test(message.text()) && reports.push(message.text()));
  await open(page);
  await page.getByRole('button', { name: 'Watch impact' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(page.getByText('Email required').first()).toBeVisible();
  expect(reports).toEqual([]);
  await context.close();
});
