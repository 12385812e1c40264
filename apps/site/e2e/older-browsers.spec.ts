import { expect, type Page } from '@playwright/test';
import { newApis, removeApis } from './newApis.ts';
import { open, pages, seeEverything, test } from './support.ts';

/** Collects the errors of a page. */
function errorsOf(page: Page) {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

test.describe('in the oldest supported browsers', () => {
  test.beforeEach(({ page }) => page.addInitScript(removeApis, newApis));

  test('no page uses an API that they lack', { tag: '@weekly' }, async ({ page }) => {
    test.setTimeout(180_000);
    const errors = errorsOf(page);
    expect(newApis).toContainEqual(['Element', 'checkVisibility']);
    for (const path of pages) {
      await open(page, path);
      await seeEverything(page);
      expect(errors, path).toEqual([]);
    }
    expect(await page.evaluate(() => 'checkVisibility' in Element.prototype)).toBe(false);
  });

  test('Back, a dialog, the menu, a search, tabs and a form work', async ({ page }) => {
    const errors = errorsOf(page);
    const main = page.getByRole('main');
    await open(page);
    await page.getByRole('button', { name: 'Watch impact' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('link', { name: 'Donate' }).click();
    await expect(page).toHaveURL(/\/donate/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: /Where one/ })).toBeVisible();

    await open(page, '/data');
    await main.getByRole('searchbox').first().fill('kin');
    await main.getByRole('button', { name: 'Kinshasa' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await main.getByRole('tab').last().click();
    await expect(main.getByRole('tabpanel')).toBeVisible();

    await open(page, '/volunteers');
    await main.getByRole('button', { name: 'Submit Application' }).click();
    await expect(main.locator('[data-slot="error-summary"]')).toBeFocused();

    await page.setViewportSize({ width: 360, height: 640 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(errors).toEqual([]);
  });
});

test('older browsers get the page without scripts, and its links work', async ({ page }) => {
  const errors = errorsOf(page);
  await page.addInitScript(() => Reflect.deleteProperty(CSS, 'registerProperty'));
  await page.goto('/team');
  await expect(page.getByRole('heading', { level: 1, name: 'Our team' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Donate' }).click();
  await expect(page).toHaveURL(/donate/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#root[data-interactive]')).toHaveCount(0);
  await expect(page.locator('html[data-script-failed]')).toHaveCount(0);
  expect(errors).toEqual([]);
});
