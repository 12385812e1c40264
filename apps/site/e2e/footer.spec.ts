import { expect } from '@playwright/test';
import { open, test, withoutRendering } from './support.ts';

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
