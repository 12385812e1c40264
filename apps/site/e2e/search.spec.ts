import { expect } from '@playwright/test';
import { test } from './support.ts';

test.use({ javaScriptEnabled: false });

test('[SEARCH-01, SEARCH-04] without scripts the bar leads to the search, which keeps words and language in its address', async ({
  page,
}) => {
  await page.goto('/team?lang=fr');
  await page.getByRole('banner').getByRole('link', { name: 'Recherche' }).click();
  const field = page.getByRole('searchbox', { name: 'Que cherchez-vous' });
  await field.fill('foret');
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page).toHaveURL(/\/search\?lang=fr&q=foret$/);
  const articles = page.getByRole('region', { name: 'Le climat, expliqué' });
  await expect(articles.locator('mark').first()).toHaveText(/forêt/i);
  await articles.getByRole('link', { name: /Tout afficher/ }).click();
  await expect(page).toHaveURL(/kind=article/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('link', { name: /de toute sorte/ })).toBeVisible();
  await page.getByRole('searchbox').fill('a');
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page.getByText('Écrivez au moins deux lettres.')).toBeVisible();
});
