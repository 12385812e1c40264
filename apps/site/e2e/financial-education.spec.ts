import { expect } from '@playwright/test';
import { violations } from './axe.ts';
import { open, test } from './support.ts';

const path = '/financial-education';

test('[FIN-01, NAV-10] the menu leads to financial education and biodiversity; the page says what is taught and where to go', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'Focus Areas' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Biodiversity' })).toHaveAttribute(
    'href',
    '/biodiversity',
  );
  await page.getByRole('banner').getByRole('link', { name: 'Financial education' }).click();
  await expect(page).toHaveURL(path);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Financial education' })).toBeVisible();
  await expect(main.getByRole('term')).toHaveText(['A budget', 'Saving together', 'Borrowing', 'Mobile money']);
  await expect(main.getByRole('link', { name: 'Become a trainer' })).toHaveAttribute('href', '/volunteers');
  await expect(main.getByRole('link', { name: 'Community empowerment', exact: true })).toHaveAttribute(
    'href',
    '/community-empowerment',
  );
  await main.getByRole('link', { name: 'Free courses on money' }).click();
  await expect(page.getByRole('combobox', { name: 'Category', exact: true })).toHaveValue('Work and Money');
  await expect(page.getByRole('checkbox', { name: 'Without samples' })).toBeChecked();
});

test('[FIN-01, LANG-08] in Lingala it fits 320 px, and has no violations', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, `${path}?lang=ln`);
  await expect(page.getByRole('heading', { level: 1, name: 'Mateya ya mbongo' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await violations(page, 'main')).toEqual([]);
});
