import { expect } from '@playwright/test';
import { violations } from './axe.ts';
import { open, seeEverything, test, testedLanguages } from './support.ts';

/** The security policy would block axe. */
test.use({ bypassCSP: true });

for (const language of testedLanguages) {
  test(`axe finds nothing on home in ${language}, nor after a failed newsletter try`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `/?lang=${language}`);
    await seeEverything(page);
    const form = page.getByRole('main').locator('form:not([data-native])');
    await form.locator('button[type="submit"]').click();
    await expect(form.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    expect(await violations(page)).toEqual([]);
  });
}

test('axe finds nothing with the dialog, the focus areas or the menu open', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Watch impact' }).click();
  await expect(dialog).toBeVisible();
  expect(await violations(page, '[role="dialog"]')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: 'Focus Areas' }).click();
  expect(await violations(page, 'header')).toEqual([]);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(dialog).toBeVisible();
  expect(await violations(page, 'dialog[open]')).toEqual([]);
});

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
