import { expect, type Page } from '@playwright/test';
import { paths, searchPath } from '../src/shared/routes.ts';
import { hold, interactive, open, scripts, test } from './support.ts';

/** Opens a page whose code is held back until the returned function is called. */
async function openEarly(page: Page, path: string) {
  const release = await hold(page, scripts);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('#splash')).toBeHidden();
  return release;
}

for (const path of [searchPath, paths.data, paths.digitalLiteracy]) {
  test(`[KEEP-09] text that is typed into the search of ${path} before its code has come stays, and searches`, async ({
    page,
  }) => {
    const release = await openEarly(page, path);
    const field = page.getByRole('main').locator('input[name="q"]');
    await field.fill('kivu');
    release();
    await interactive(page);
    await expect(field).toHaveValue('kivu');
    await field.press('Enter');
    await expect(page).toHaveURL(/[?&]q=kivu/);
    await expect(field).toHaveValue('kivu');
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [searchPath, paths.data, paths.digitalLiteracy]) {
    test(`[KEEP-10] Enter in the search of ${path} searches`, async ({ page }) => {
      await page.goto(path);
      const field = page.getByRole('main').locator('input[name="q"]');
      await field.fill('kivu');
      await field.press('Enter');
      await expect(page).toHaveURL(/[?&]q=kivu/);
      expect(new URL(page.url()).searchParams.has('province')).toBe(false);
    });
  }
});

test.describe('on a low screen', () => {
  test.use({ viewport: { width: 1366, height: 625 } });

  test('[KEEP-11] the first press of "Apply for this" after scrolling leads to the form', async ({ page }) => {
    await page.goto(paths.volunteers);
    await expect(page.locator('#root')).toHaveAttribute('data-interactive');
    const link = page.getByRole('link', { name: /Apply for this/ }).first();
    const isInView = () => link.evaluate((element) => element.getBoundingClientRect().bottom < window.innerHeight);
    while (!(await isInView())) await page.mouse.wheel(0, 200);
    await link.click();
    const form = page.locator('#application');
    await expect(form).toBeInViewport();
    await interactive(page);
    await expect(form).toBeInViewport();
    const top = () => form.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await expect.poll(top).toBeLessThan(625 / 2);
    expect(await top()).toBeGreaterThanOrEqual(-1);
  });
});

for (const path of [paths.home, paths.volunteers, `${paths.data}`]) {
  test(`[KEEP-12] a language that only the storage knows causes no error of hydration on ${path}`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.addInitScript(() => localStorage.setItem('language', 'fr'));
    // The code of the sections is late, so that they hydrate while the language changes.
    await page.route(scripts, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response });
    });
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await interactive(page);
    expect(errors).toEqual([]);
    await page.unrouteAll({ behavior: 'wait' });
  });
}

test('[KEEP-14, NEWS-02] after an empty press the newsletter says one thing: that it has subscribed the address', async ({
  page,
}) => {
  await open(page, paths.team);
  const form = page.getByRole('contentinfo').locator('form:not([data-native])');
  const toasts = page.getByRole('region', { name: 'Notices' });
  await form.getByRole('button').click();
  await expect(toasts.getByText('Email required')).toBeVisible();
  await form.getByRole('textbox').fill(`keep-${process.pid}-${Date.now()}@example.org`);
  await form.getByRole('button').click();
  await expect(toasts.getByText('Subscription Successful!')).toBeVisible();
  await expect(toasts.getByText('Email required')).toHaveCount(0, { timeout: 1000 });
});
