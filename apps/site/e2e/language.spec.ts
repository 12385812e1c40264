import { expect } from '@playwright/test';
import { chooseLanguage, hold, languageChoice, open, test } from './support.ts';

test('[LANG-03, LANG-04, LANG-07] a choice changes the whole page, is announced, and is there at the next visit', async ({
  page,
}) => {
  await open(page);
  await page.evaluate(() => {
    window.addEventListener('language-changed', (event) => {
      document.documentElement.dataset.heard = (event as CustomEvent<{ language: string }>).detail.language;
    });
  });
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Language/ })
    .click();
  await languageChoice(page.getByRole('banner'), 'Français').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Là où/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('html')).toHaveAttribute('data-heard', 'fr');
  await expect(page.getByText(/50[\s\u202f]000\+/).first()).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Là où/);
});

test('[LANG-03, LANG-05] a language whose texts do not arrive changes nothing and says what to do; a missing translation shows its key', async ({
  page,
}) => {
  await open(page);
  await page.route(/\/assets\/ln-.*\.js/, (route) => route.abort());
  await chooseLanguage(page, 'Lingala');
  await expect(page.getByText('The language did not change')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.route(/\/assets\/fr-.*\.js/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('site.home.values.title', 'site.home.values.gone');
    await route.fulfill({ response, body });
  });
  await chooseLanguage(page, 'Français');
  await expect(page.getByRole('heading', { name: 'site.home.values.title' })).toBeAttached();
});

test('[LANG-03, START-08] a choice changes everything at once, also a part whose code is still on its way', async ({
  page,
}) => {
  const release = await hold(page, /\/assets\/SiteFooter-[^/]*\.js$/);
  await page.goto('/');
  await expect(page.locator('#root')).toHaveAttribute('data-interactive');
  await page.evaluate(() => {
    const footer = document.querySelector('footer');
    new MutationObserver(() => {
      if (!footer?.isConnected) document.documentElement.dataset.lost = '';
    }).observe(document.body, { childList: true, subtree: true });
  });
  const texts = page.waitForResponse(/\/assets\/fr-/);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Language/ })
    .click();
  await languageChoice(page.getByRole('banner'), 'Français').click();
  await (await texts).finished();
  release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('contentinfo')).toContainText('S’abonner');
  await expect(page.locator('html')).not.toHaveAttribute('data-lost');
});
