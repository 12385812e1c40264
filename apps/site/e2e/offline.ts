import { expect, type Page } from '@playwright/test';
import { open } from './support.ts';

export const isApi = ({ pathname }: URL) => pathname.startsWith('/api/');

/** The paths in a cache of the service worker. */
export const pathsIn = (page: Page, name: string) =>
  page.evaluate(async (cache) => {
    const keys = await (await caches.open(cache)).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  }, name);

/** Waits until the worker has kept a page, and all code that it has loaded. */
export async function kept(page: Page, pathname: string, cache = 'nzete-documents') {
  await expect.poll(() => pathsIn(page, 'nzete-visits')).toContain(pathname);
  await expect.poll(() => pathsIn(page, cache)).toContain(pathname);
  // Those that the document names too: without one of them it is not shown without a network.
  const scripts = await page.evaluate(() => {
    const named = document.querySelectorAll<HTMLElement>(
      'script[src^="/assets/"], link[href^="/assets/"][href$=".js"]',
    );
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return [
      ...[...named].map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? ''),
      ...loaded.filter((path) => path.startsWith('/assets/')),
    ];
  });
  await expect.poll(() => pathsIn(page, 'nzete-files')).toEqual(expect.arrayContaining(scripts));
}

/** Opens a page, and waits until the worker has kept it. */
export async function read(page: Page, path: string) {
  await open(page, path);
  await kept(page, new URL(page.url()).pathname);
}
