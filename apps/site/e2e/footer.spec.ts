import { expect } from '@playwright/test';
import { open, test, withoutRendering } from './support.ts';

test('[FOOT-01, FOOT-03, FOOT-04] the footer has mission, headings, two phones and the copyright, and links to no sample profile', async ({
  page,
}) => {
  await open(page);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Nzete means tree in Lingala.');
  await expect(footer.getByRole('heading', { name: 'Explore' })).toBeVisible();
  await expect(footer.getByRole('heading', { name: 'Contact' })).toBeVisible();
  await expect(footer.getByText('Our profiles on social networks are not published yet.')).toBeVisible();
  for (const network of ['instagram', 'facebook', 'twitter', 'x.com', 'tiktok']) {
    await expect(page.locator(`a[href*="${network}"]`)).toHaveCount(0);
  }
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain('NGO');
  expect(data.join()).not.toContain('sameAs');
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

test('[FOOT-03] profiles that are no samples are linked, and in the structured data', async ({ page }) => {
  await withoutRendering(page);
  const networks = ['instagram', 'facebook', 'twitter', 'tiktok'];
  const links = Object.fromEntries(networks.map((network) => [network, `https://social.example/${network}`]));
  await page.route('**/api/social_media_links*', (route) => route.fulfill({ json: links }));
  await open(page);
  const footer = page.getByRole('contentinfo');
  for (const name of [/instagram/i, /facebook/i, /twitter|\bX\b/i, /tiktok/i]) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', /^https:/);
  }
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain('https://social.example/tiktok');
});

test('[FOOT-03, START-08] when the social links do not come, the footer says so', async ({ page }) => {
  await withoutRendering(page);
  await page.route('**/api/social_media_links*', (route) => route.fulfill({ status: 404, json: { detail: 'gone' } }));
  await open(page);
  await expect(page.getByRole('contentinfo').getByRole('alert')).toContainText('Error loading footer settings.');
});

test('[FOOT-05] it leads to every page that belongs there, and each of them exists', async ({ page }) => {
  await open(page);
  const hrefs = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const wanted =
    '/privacy-policy /terms-of-service /send-feedback /about /help /reports /volunteers /partnerships /team /impact /gallery /donate /cookie-policy /accessibility /status /account';
  expect(hrefs).toEqual(expect.arrayContaining(wanted.split(' ')));
  for (const href of new Set(hrefs.filter((address) => address.startsWith('/')))) {
    expect((await page.request.get(href, { headers: { accept: 'text/html' } })).status(), href).toBe(200);
  }
});
