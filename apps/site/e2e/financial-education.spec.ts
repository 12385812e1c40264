import { expect } from '@playwright/test';
import { open, test } from './support.ts';

test('[FIN-01, NAV-10] the menu leads to financial education, and the page to the free courses on money', async ({
  page,
}) => {
  await open(page, '/team');
  await page.getByRole('button', { name: 'Focus Areas' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Financial education' }).click();
  await expect(page).toHaveURL('/financial-education');
  await page.getByRole('main').getByRole('link', { name: 'Free courses on money' }).click();
  await expect(page.getByRole('combobox', { name: 'Category', exact: true })).toHaveValue('Work and Money');
  await expect(page.getByRole('checkbox', { name: 'Without samples' })).toBeChecked();
});
