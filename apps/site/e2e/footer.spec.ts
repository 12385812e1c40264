import { expect } from '@playwright/test';
import { open, test, withoutRendering } from './support.ts';

test('[FOOT-01, FOOT-03, FOOT-04] the footer has mission, headings, social links, two phones and the copyright', async ({
  page,
}) => {
  await open(page);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Nzete means tree in Lingala.');
  await expect(footer.getByRole('heading', { name: 'Explore' })).toBeVisible();
  await expect(footer.getByRole('heading', { name: 'Contact' })).toBeVisible();
  for (const name of [/instagram/i, /facebook/i, /twitter|\bX\b/i, /tiktok/i]) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', /^https:/);
  }
  await expect(footer.locator('a[href^="tel:"]')).toHaveCount(2);
  await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(1);
  await expect(footer).toContainText('2025');
});

test('[FOOT-01] its picture and mark come from the settings', async ({ page }) => {
  await open(page);
  const settings = await page.request.get('/api/settings?lang=en').then((response) => response.json());
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.locator(`img[src="${settings.background_image_url}"]`)).toBeVisible();
});

test('[FOOT-03, START-08] when the social links do not come, the footer says so', async ({ page }) => {
  await withoutRendering(page);
  await page.route('**/api/social_media_links*', (route) => route.fulfill({ status: 404, json: { detail: 'gone' } }));
  await open(page);
  await expect(page.getByRole('contentinfo').getByRole('alert')).toHaveText('Error loading footer settings.');
});

test('[FOOT-05] it leads to every page that belongs there, and each of them exists', async ({ page }) => {
  await open(page);
  const hrefs = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const wanted =
    '/privacy-policy /terms-of-service /send-feedback /about /help /reports /volunteers /partnerships /team /impact /gallery /donate /cookie-policy';
  expect(hrefs).toEqual(expect.arrayContaining(wanted.split(' ')));
  for (const href of new Set(hrefs.filter((address) => address.startsWith('/')))) {
    expect((await page.request.get(href, { headers: { accept: 'text/html' } })).status(), href).toBe(200);
  }
});
