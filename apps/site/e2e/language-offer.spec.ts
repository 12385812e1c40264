import { expect, type Page } from '@playwright/test';
import { chooseLanguage, open, settled, test } from './support.ts';

const offer = (page: Page) => page.getByRole('complementary', { name: 'Lire ce site en français' });
const announced = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const cookieNamed = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name)?.value;
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('language'));

test.describe('a visitor whose browser prefers French', () => {
  test.use({ locale: 'fr-FR' });

  test('[LANG-04, LANG-08, PRIV-29, PRIV-31, PRIV-39] reads English, is offered French in French, and closes the offer for good', async ({
    page,
  }) => {
    await open(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Where one/);
    await expect(offer(page)).toHaveAttribute('lang', 'fr');
    expect(await page.context().cookies()).toEqual([]);
    expect(await stored(page)).toBeNull();
    await offer(page).getByRole('button', { name: 'Fermer' }).click();
    await expect(offer(page)).toHaveCount(0);
    expect(await cookieNamed(page, 'language-offer')).toBe('declined');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Our team' })).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
    await page.reload();
    await settled(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(offer(page)).toHaveCount(0);
  });

  test('[LANG-04, LANG-07] takes the offer: the page is in French, now and later, and nothing is offered', async ({
    page,
  }) => {
    await open(page);
    await offer(page).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Là où/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(announced(page, 'Cette page est maintenant en français.')).toBeAttached();
    await expect(offer(page)).toHaveCount(0);
    expect(await cookieNamed(page, 'language')).toBe('fr');
    expect(await stored(page)).toBe('fr');
    await open(page, '/team');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(offer(page)).toHaveCount(0);
  });

  test('[LANG-04] a language in the address is shown without an offer, and is not kept as a choice', async ({
    page,
  }) => {
    await open(page, '/?lang=sw');
    await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
    await expect(offer(page)).toHaveCount(0);
    await page.getByRole('contentinfo').locator('a[href="/team?lang=sw"]').click();
    await expect(page).toHaveURL('/team?lang=sw');
    expect(await cookieNamed(page, 'language')).toBeUndefined();
    expect(await stored(page)).toBeNull();
    await open(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('[LANG-03, LANG-04, LANG-06] a choice in the footer is kept for the server too, and is announced in its own language', async ({
  page,
}) => {
  await open(page, '/team?lang=sw');
  await expect(announced(page, 'Ukurasa')).toHaveCount(0);
  await chooseLanguage(page, 'Français');
  await expect(announced(page, 'Cette page est maintenant en français.')).toHaveCount(1);
  // The choice replaces the URL, which would restore the earlier language.
  await expect(page).toHaveURL('/team');
  expect(await cookieNamed(page, 'language')).toBe('fr');
  expect(await stored(page)).toBe('fr');
  const html = await (await page.request.get('/team', { headers: { accept: 'text/html' } })).text();
  expect(html).toContain('<html lang="fr"');
});

test('[LANG-03, LANG-08, DATA-01] an API that does not answer holds back neither the texts nor the pages', async ({
  page,
}) => {
  await open(page);
  await page.route('**/api/**', () => {});
  await chooseLanguage(page, 'Français');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Là où/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('banner').getByRole('link', { name: /Fondation Nzete/ })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Équipe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notre équipe' })).toBeFocused();
});
