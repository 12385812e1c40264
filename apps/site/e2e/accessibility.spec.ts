import { expect } from '@playwright/test';
import { violations } from './axe.ts';
import { open, seeEverything, test, testedLanguages } from './support.ts';

/** The security policy would block axe. */
test.use({ bypassCSP: true });

for (const language of testedLanguages) {
  test(`axe finds nothing on home in ${language}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `/?lang=${language}`);
    await seeEverything(page);
    expect(await violations(page)).toEqual([]);
  });
}

test('a tab names a panel only while the panel exists', async ({ page }) => {
  for (const path of ['/data', '/partner-collaboration', '/digital-literacy']) {
    await open(page, path);
    await seeEverything(page);
    const missing = await page
      .locator('[role="tab"][aria-controls]')
      .evaluateAll((tabs) => tabs.filter((tab) => !document.getElementById(tab.getAttribute('aria-controls') ?? '')));
    expect(missing, path).toEqual([]);
    await expect(page.locator('[role="tab"][aria-selected="true"][aria-controls]'), path).not.toHaveCount(0);
  }
});

test('the newsletter form of the home page has a name', async ({ page }) => {
  await open(page);
  await seeEverything(page);
  await expect(page.getByRole('main').getByRole('form', { name: /^\w/ })).toBeVisible();
});

test('axe finds nothing with the menu open', async ({ page }) => {
  await open(page);
  await page.getByRole('banner').getByRole('button', { name: 'Focus Areas' }).click();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing with the dialog open', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await page.getByRole('button', { name: 'Watch impact' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing after a failed newsletter try', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await page.getByRole('main').getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(page.getByText('Please enter your email address to subscribe.').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
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
