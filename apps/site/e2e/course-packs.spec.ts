import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { open, test } from './support.ts';

const packs = (page: Page) => page.getByRole('region', { name: 'The parts' });
const pack = (page: Page, name: string) =>
  packs(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

test('[PACK-01, PACK-02] a part is read as one file, with all its lessons', async ({ page }) => {
  await open(page, '/lessons');
  await pack(page, 'Computer Basics')
    .getByRole('link', { name: /^Read HTML, \d+ kB$/ })
    .click();
  await expect(page).toHaveURL(/\/api\/course-packs\/basics\/page\?lang=en$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Computer Basics');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(4);
  expect(await page.getByRole('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[PACK-04] a part is kept on the phone, read without a network, and removed; without a network, and without room, the page says what to do and keeps nothing', async ({
    page,
    context,
  }) => {
    await open(page, '/lessons');
    const mobile = pack(page, 'Mobile Technology');
    await mobile.getByRole('button', { name: 'Keep on this phone' }).click();
    await expect(mobile).toContainText('Kept: it can be read without a network.');

    await context.setOffline(true);
    await mobile.getByRole('link', { name: /^Read/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mobile Technology');
    await context.setOffline(false);

    await page.goBack();
    await mobile.getByRole('button', { name: 'Remove from this phone' }).click();
    await expect(mobile.getByRole('button', { name: 'Keep on this phone' })).toBeVisible();
    await expect(mobile).not.toContainText('Kept');

    const internet = pack(page, 'Internet and Web');
    const keep = internet.getByRole('button', { name: 'Keep on this phone' });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await context.setOffline(true);
    await keep.click();
    await expect(internet).toContainText('It did not arrive. Check the connection, then try again.');
    await context.setOffline(false);
    await page.evaluate(() => {
      Cache.prototype.add = async () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await keep.click();
    await expect(internet).toContainText('There is no room on this phone. Remove something, then try again.');
    await expect(keep).toBeVisible();
  });
});
