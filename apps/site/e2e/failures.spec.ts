import { expect } from '@playwright/test';
import { open, settled, test, textsOf, withoutRendering } from './support.ts';

test('[START-04] a page that breaks says so, and bar and footer stay', async ({ page }) => {
  await open(page);
  await page.route(/\/assets\/TeamPage-.*\.js/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function TeamPage() { throw new Error("broken"); }',
    }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Where one/ })).toBeVisible();
});

test('[START-08] while the code of a page is on its way, a status says so and bar and footer stay; when it does not arrive, the page says what to do, and comes at the next try', async ({
  page,
}) => {
  await open(page);
  let abort = () => {};
  const aborted = new Promise<void>((resolve) => {
    abort = resolve;
  });
  await page.route(/\/assets\/TeamPage-.*\.js/, async (route) => {
    await aborted;
    await route.abort();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Donate' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  abort();
  await expect(page.getByRole('alert').filter({ hasText: 'This page could not be loaded' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await settled(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Our team' })).toBeVisible();
});

test('[START-08] offline, a page that cannot load says so, comes when the network is back, and keeps the draft', async ({
  page,
  context,
}) => {
  await open(page, '/volunteers');
  const name = page.getByRole('textbox', { name: 'First Name *' });
  await name.fill('Mfano');
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Donate' }).click();
  const failed = page.getByRole('alert').filter({ hasText: 'This page could not be loaded' });
  await expect(failed).toContainText('You are offline. Try again when you are connected.');
  await context.setOffline(false);
  await expect(failed).toHaveCount(0);
  await settled(page);
  await page.goBack();
  await settled(page);
  await expect(name).toHaveValue('Mfano');
});

test('[START-08, PRIV-37] a file of code that is gone, because the site was deployed meanwhile, loads the page again, once', async ({
  page,
}) => {
  await open(page);
  await page.route(/\/assets\/TeamPage-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
  await expect.poll(() => documents.length).toBe(1);
  // It is missing on the server too, so the server's HTML stays, with a note.
  await expect(page.getByRole('heading', { level: 1, name: 'Our team' })).toBeVisible();
  await expect(page.locator('[data-slot="script-failed"]')).toBeVisible();
  expect(documents).toHaveLength(1);
  expect(await page.evaluate(() => sessionStorage.getItem('reloadedFor'))).toMatch(/^\/assets\/TeamPage-/);
});

test('[START-08] a first page whose code does not arrive can be read, and says that a part is missing', async ({
  page,
}) => {
  await page.route(/\/assets\/TeamPage-.*\.js/, (route) => route.abort());
  await page.goto('/team');
  await expect(page.locator('#splash')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Our team' })).toBeVisible();
  await expect(page.locator('[data-slot="script-failed"]')).toBeVisible();
});

test('[START-08] a first page that was not rendered, and whose code does not arrive, says what to do', async ({
  page,
}) => {
  await withoutRendering(page);
  await page.route(/\/assets\/TeamPage-.*\.js/, (route) => route.abort());
  await page.goto('/team');
  await expect(page.locator('#splash')).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: 'This page could not be loaded' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('[START-08, LANG-08] a page that could not be rendered starts in the browser, complete and in its language', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await withoutRendering(page);
  await open(page, '/team?lang=ln');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf('team', 'ln')['site.team.title'] ?? '');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ln');
  await expect(page.getByRole('contentinfo').locator('a[href^="tel:"]')).toHaveCount(2);
  expect(errors).toEqual([]);
});
