import { expect, type Page } from '@playwright/test';
import { open, settled, test } from './support.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens a page, and waits until the worker has kept it. */
async function read(page: Page, path: string) {
  await open(page, path);
  await kept(page, path);
}

/** The paths in a cache. */
const pathsIn = (page: Page, name: string) =>
  page.evaluate(async (cache) => {
    const keys = await (await caches.open(cache)).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  }, name);

/** Waits until the worker has kept a page: its visit, and its document. */
async function kept(page: Page, path: string) {
  const pathname = path.split('?', 1)[0];
  for (const cache of ['nzete-visits', 'nzete-documents']) {
    await expect.poll(() => pathsIn(page, cache)).toContain(pathname);
  }
}

test('[OFF-01] a page that was read on the first visit is there again without a network', async ({ page, context }) => {
  await read(page, '/about');
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await context.setOffline(true);
  await page.reload();
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
});
