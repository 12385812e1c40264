import { expect, test } from '@playwright/test';
import { open, pages, settled } from './support.ts';

test('[START-01] the splash shows for 2000 ms, then the page is complete and nothing says that it loads', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const splash = document.getElementById('splash');
      if (!splash && document.body) {
        for (const status of document.querySelectorAll('[role="status"]')) {
          const text = status.textContent ?? '';
          if (/loading/i.test(text)) seen.push(text);
        }
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    const watch = new MutationObserver(() => {
      if (document.body && !document.getElementById('splash') && document.querySelector('main')) {
        Object.assign(window, { splashGoneAt: performance.now() });
        watch.disconnect();
      }
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await expect(page.locator('#splash')).toBeVisible();
  await settled(page);
  const { goneAt, seen } = await page.evaluate(() => ({
    goneAt: (window as unknown as { splashGoneAt: number }).splashGoneAt,
    seen: (window as unknown as { seen: string[] }).seen,
  }));
  expect(goneAt).toBeGreaterThanOrEqual(2000);
  expect(seen).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[START-01] the splash is plain HTML: it shows before any script has come', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#splash')).toBeVisible();
  await expect(page.locator('#splash')).toContainText('Nzete Foundation');
  await expect(page.locator('#splash')).toContainText('Boyei bolamu');
});

test('[START-01] under the splash the page cannot be reached by the keyboard', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { coveredPages: 0, reachable: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const root = document.getElementById('root');
      const splash = document.getElementById('splash');
      if (!root || !splash || 'leaving' in splash.dataset) return;
      if (!root.inert) seen.reachable += 1;
      else if (root.querySelector('main')) seen.coveredPages += 1;
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await open(page);
  const { coveredPages, reachable } = await page.evaluate(
    () => (window as unknown as { seen: { coveredPages: number; reachable: number } }).seen,
  );
  expect(coveredPages).toBeGreaterThan(0);
  expect(reachable).toBe(0);
  await expect(page.locator('#root')).not.toHaveAttribute('inert');
});

test('[START-02] a new page starts at the top; back and forward return to where one was', async ({ page }) => {
  await open(page);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveURL(/\/team$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Our team' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await page.goForward();
  await expect(page).toHaveURL(/\/team$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe('[START-03] an unknown address', () => {
  test('answers with status 404, says so, leads home, and is logged', async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.locator('#splash')).toHaveCount(0);
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    expect(errors.some((text) => text.includes('/no/such/page'))).toBe(true);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('[START-05, START-06] every address has a page', () => {
  for (const path of pages) {
    test(`[START-05, START-06, START-07] ${path}`, async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await settled(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/Nzete Foundation/);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\w{3,}/);
      expect(errors).toEqual([]);
    });
  }
});

test('[START-07] on navigation focus moves to the main heading and the title is announced', async ({ page }) => {
  await open(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Photo gallery' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Photo gallery' });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle('Photo gallery · Nzete Foundation');
  await expect(page.getByRole('status').filter({ hasText: 'Photo gallery · Nzete Foundation' })).toBeAttached();
});

test('[START-04] a page that breaks says so, and bar and footer stay', async ({ page }) => {
  await open(page);
  await page.route(/\/assets\/page-.*\.js/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function Component() { throw new Error("broken"); }',
    }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Where one/ })).toBeVisible();
});

test('[START-08] a page whose code does not arrive says what to do, and comes when the network is back', async ({
  page,
}) => {
  await open(page);
  await page.route(/\/assets\/page-.*\.js/, (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The page did not arrive' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await settled(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Our team' })).toBeVisible();
});

test('[START-08] a first page whose code does not arrive is not hidden under the splash', async ({ page }) => {
  await page.route(/\/assets\/page-.*\.js/, (route) => route.abort());
  await page.goto('/team');
  await expect(page.locator('#splash')).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: 'The page did not arrive' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('[START-02, START-07] going back to the first page starts at its own place, with focus on its heading', async ({
  page,
}) => {
  await open(page, '/about');
  const team = page.getByRole('contentinfo').getByRole('link', { name: 'Team' });
  await team.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await team.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our team' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test('[START-03] an address in other letters is unknown', async ({ page }) => {
  const response = await page.goto('/About');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
});
