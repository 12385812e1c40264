import { expect, type Page } from '@playwright/test';
import { open, seeEverything, settled, test } from './support.ts';

const main = (page: Page) => page.getByRole('main');
const viewer = (page: Page) => page.getByRole('dialog');
const cards = (page: Page) => main(page).locator('[data-slot="photo-card"]');
const album = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });

test('[GAL-01] four albums of photos with category, title and description; the viewer stays in one', async ({
  page,
}) => {
  await open(page, '/gallery');
  for (const [name, count] of [
    ['The borehole', 6],
    ['Tree planting', 8],
    ['Community and philanthropy', 6],
    ['Other projects', 6],
  ] as const) {
    const photos = album(page, name).locator('[data-slot="photo-card"]');
    await expect(photos).toHaveCount(count);
    await expect(photos.first().getByRole('heading', { level: 3 })).toHaveText(/\w/);
    await expect(photos.first().locator('p')).toHaveCount(2);
  }
  const link = album(page, 'The borehole').getByRole('link', { name: 'Evening at the pump' });
  await link.click();
  await expect(viewer(page)).toContainText('3 of 6');
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page)).toHaveAccessibleName('Clear water');
  await viewer(page).getByRole('button', { name: 'Close' }).click();
  await expect(viewer(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('[GAL-01] says that it could not be loaded, keeps the rest, and tries again', async ({ page }) => {
  await open(page);
  await page.route('**/api/photos/borehole*', (route) => route.fulfill({ status: 404, json: { detail: 'gone' } }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Photo gallery', exact: true }).click();
  await expect(main(page).getByRole('alert')).toContainText('Error loading gallery.');
  await expect(cards(page)).toHaveCount(20);
  await page.unrouteAll();
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(26);
  await expect(main(page).getByRole('alert')).toHaveCount(0);
});

test('[GAL-01, SHARE-04, LANG-08] a link to a photo shows it first, in French, and fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/gallery?photo=31&lang=fr');
  await expect(page).toHaveTitle(/^Un bidon à la fois/);
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toHaveText('Un bidon à la fois');
  await expect(viewer(page)).toHaveCount(0);
  await seeEverything(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

test('[CGAL-01] twelve photos, filters that the address keeps, and a viewer in which share and download work', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await open(page, '/community-gallery');
  await expect(cards(page)).toHaveCount(12);
  const filters = main(page).getByRole('group', { name: 'Which photos are shown' }).getByRole('button');
  await expect(filters).toHaveText(['All', 'Training', 'Leadership', 'Celebrations', 'Activities']);
  for (const [name, count] of [
    ['Training', 4],
    ['Leadership', 3],
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

test('[CGAL-01] says that it could not be loaded, keeps the calls, and tries again', async ({ page }) => {
  await open(page, '/gallery');
  await page.route('**/api/photos/community-gallery?*', (route) =>
    route.fulfill({ status: 404, json: { detail: 'gone' } }),
  );
  await main(page).getByRole('link', { name: 'Community gallery' }).click();
  await expect(main(page).getByRole('alert')).toContainText('Error loading gallery.');
  await expect(main(page).getByRole('link', { name: 'Become a volunteer' })).toBeVisible();
  await page.unrouteAll();
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(12);
});
