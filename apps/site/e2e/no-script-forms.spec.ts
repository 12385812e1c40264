import { expect } from '@playwright/test';
import { paths } from '../src/shared/routes.ts';
import { test } from './support.ts';

// What only a browser shows; `test/forms.test.ts` posts the forms by request.
test.use({ javaScriptEnabled: false });

test('[FORM-04] without a script provinces are searched, ordered and opened, and the tabs are links', async ({
  page,
}) => {
  await page.goto(`${paths.data}?lang=fr`);
  const search = page.locator('[data-slot="province-browser-search"]');
  await search.locator('[name="q"]').fill('kasa');
  await search.locator('[name="order"]').selectOption('temperature');
  await search.getByRole('button').press('Enter');
  await expect(page).toHaveURL(/q=kasa/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('[data-slot="province-browser-list"] > li')).toHaveCount(3);
  const tile = page.locator('[data-slot="province-map-tile"][value="CD-KN"]');
  // The splash hides the tabs for two seconds.
  await expect(tile).toBeVisible();
  await tile.press('Enter');
  await expect(page).toHaveURL(/province=CD-KN/);
  await expect(page.getByRole('heading', { name: 'Kinshasa' }).first()).toBeVisible();
  const tab = page.getByRole('main').locator('a[href*="tab=plugins"]');
  await expect(tab).toBeVisible();
  await tab.press('Enter');
  await expect(page.locator('[data-slot="plugin-grid"]')).toBeVisible();
});
