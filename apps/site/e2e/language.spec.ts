import { expect } from '@playwright/test';
import en from '../src/routes/home/locales/en.json' with { type: 'json' };
import { chooseLanguage, hold, languageChoice, languages, open, seeEverything, test, textOf } from './support.ts';

test('[LANG-01, LANG-02] the switcher offers four languages, marks the current one and closes on an outside press', async ({
  page,
}) => {
  await open(page);
  const button = page.getByRole('banner').getByRole('button', { name: /Language/ });
  await button.click();
  for (const name of ['English', 'Français', 'Lingala', 'Kiswahili']) {
    await expect(languageChoice(page.getByRole('banner'), name)).toBeVisible();
  }
  await expect(languageChoice(page.getByRole('banner'), 'English')).toHaveAttribute('aria-current', 'true');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(languageChoice(page.getByRole('banner'), 'Lingala')).toBeHidden();
});

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

test('[LANG-06] the footer has a switcher too', async ({ page }) => {
  await open(page);
  await chooseLanguage(page, 'Kiswahili');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Mti mmoja/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
});

test('[LANG-04] only the four stored values count', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'xx'));
  await open(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('[LANG-05] a missing translation shows its key', async ({ page }) => {
  await page.route(/\/assets\/fr-.*\.js/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('site.home.values.title', 'site.home.values.gone');
    await route.fulfill({ response, body });
  });
  await open(page);
  await chooseLanguage(page, 'Français');
  await expect(page.getByRole('heading', { name: 'site.home.values.title' })).toBeAttached();
});

test('[LANG-08] no English is left over on the home page in the other languages', async ({ page }) => {
  await open(page);
  await seeEverything(page);
  const navigation = await page.request.get('/api/navigation?lang=en').then((response) => response.json());
  const sentences = [
    ...Object.values(en).filter((text) => /^[^<{]{12,}$/.test(text)),
    ...navigation.focus_areas.flatMap((area: { label: string; description: string }) => [area.label, area.description]),
  ];
  const english = await textOf(page);
  const shown = sentences.filter((sentence) => english.includes(sentence));
  expect(shown.length).toBeGreaterThan(15);
  for (const language of languages.filter((code) => code !== 'en')) {
    await open(page, `/?lang=${language}`);
    await seeEverything(page);
    const text = await textOf(page);
    expect(shown.filter((sentence) => text.includes(sentence))).toEqual([]);
  }
});

test('[LANG-03] a language whose texts do not arrive changes nothing and says what to do', async ({ page }) => {
  await open(page);
  await page.route(/\/assets\/ln-.*\.js/, (route) => route.abort());
  await chooseLanguage(page, 'Lingala');
  await expect(page.getByText('The language did not change')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
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
