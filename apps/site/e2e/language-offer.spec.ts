import { expect, type Page } from '@playwright/test';
import { chooseLanguage, open, settled, test } from './support.ts';

const offer = (page: Page) => page.getByRole('complementary', { name: 'Lire ce site en français' });
const announced = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const cookieNamed = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name)?.value;
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('language'));

test.describe('a visitor whose browser prefers French', () => {
  test.use({ locale: 'fr-FR' });

  test('[LANG-04, LANG-08, PRIV-29, PRIV-39] reads English, and is offered French in French', async ({ page }) => {
    await open(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Where one/);
    await expect(offer(page)).toBeVisible();
    await expect(offer(page)).toHaveAttribute('lang', 'fr');
    expect(await page.context().cookies()).toEqual([]);
    expect(await stored(page)).toBeNull();
  });

  test('[LANG-04, PRIV-31] closes the offer for good', async ({ page }) => {
    await open(page);
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

  test('[LANG-04] who has chosen English is offered nothing', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
    await open(page);
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

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test('[LANG-08] follows the offer as a link', async ({ page }) => {
      await page.goto('/team');
      await expect(page.locator('#splash')).toBeHidden();
      await page.getByRole('link', { name: 'Lire ce site en français' }).click();
      await expect(page).toHaveURL('/team?lang=fr');
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    });
  });
});

test('[LANG-04] a browser that prefers English is offered nothing', async ({ page }) => {
  await open(page);
  await expect(page.locator('[data-slot="language-offer"]')).toHaveCount(0);
});

test('[LANG-03, LANG-04] a choice is kept for the server too, and is announced in its own language', async ({
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

test('[LANG-04, PRIV-33] a choice from before there was a cookie is restored, and the cookie is written', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'ln'));
  await open(page, '/team');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ln');
  await expect.poll(() => cookieNamed(page, 'language')).toBe('ln');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ln');
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
