import { expect, type Page } from '@playwright/test';
import { open, settled, test } from './support.ts';

const main = (page: Page) => page.getByRole('main');
const viewer = (page: Page) => page.getByRole('dialog');
const cards = (page: Page) => main(page).locator('[data-slot="photo-card"]');

test('[CGAL-01] filters that the address keeps, and a viewer in which share and download work', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await open(page, '/community-gallery');
  await expect(cards(page)).toHaveCount(12);
  const filters = main(page).getByRole('group', { name: 'Which photos are shown' }).getByRole('button');
  for (const [name, count] of [
    ['Celebrations', 3],
    ['Activities', 2],
  ] as const) {
    await filters.filter({ hasText: name }).click();
    await expect(cards(page)).toHaveCount(count);
    await expect(cards(page).first()).toContainText(name);
  }
  await page.reload();
  await settled(page);
  await expect(cards(page)).toHaveCount(2);
  await expect(page).toHaveURL(/\?category=activities$/);
  await page.goBack();
  await expect(filters.filter({ hasText: 'Celebrations' })).toHaveAttribute('aria-pressed', 'true');

  await cards(page).first().getByRole('link').click();
  await expect(viewer(page)).toContainText('1 of 3');
  await viewer(page).getByRole('button', { name: 'Share' }).click();
  await expect(viewer(page).getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/community-gallery\?photo=55$/);
  const saved = page.waitForEvent('download');
  await viewer(page).getByRole('link', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^nzete-55/);
  await viewer(page).getByRole('button', { name: 'Close' }).click();
  await expect(viewer(page)).toHaveCount(0);
});
