/** The built documentation site, as the server shows it: `npm run docs:pages` first. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp } from '../../apps/api/test/support/app.ts';
import { entries } from '../../packages/ui/exports.ts';
import { chromiumLaunchOptions } from '../../tooling/browser.ts';

const dist = join(import.meta.dirname, 'dist');
const ends: (() => void | Promise<void>)[] = [];
let browser: Browser;
let origin: string;

beforeAll(async () => {
  const app = await startApp({ designDir: dist }, (end) => ends.push(end));
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  browser = await chromium.launch(chromiumLaunchOptions());
});

afterAll(async () => {
  await browser?.close();
  for (const end of ends.toReversed()) await end();
});

/** Opens a page, and returns it with what went wrong and what it loaded from elsewhere. */
async function open(path: string, width = 1280, colorScheme: 'light' | 'dark' = 'light') {
  const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(origin)) problems.push(request.url());
  });
  await page.goto(`${origin}/design/${path}`, { waitUntil: 'networkidle' });
  return { page, problems };
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations: found } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run();
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
}

const components = Object.entries(entries()).flatMap(([name, source]) =>
  /\/(?:primitives|components)\//.test(source) ? [name] : [],
);

test('[LIB-31] every component has its page, and the table links to it', async () => {
  expect(components.filter((name) => !existsSync(join(dist, `components/${name}.html`)))).toEqual([]);
  const { page } = await open('components/index.html');
  const links = await page.locator('main td:first-child a').allTextContents();
  expect(links).toEqual(components);
  await page.close();
});

test('[LIB-31] the search finds the dialog, and leads to its page', async () => {
  const { page, problems } = await open('index.html');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('dialog');
  await page.locator('.result[href*="/components/Dialog.html"]').first().click();
  await page.getByRole('heading', { level: 1, name: 'Dialog' }).waitFor();
  expect(problems).toEqual([]);
  await page.close();
});

test('[LIB-31] every link to a part of a page leads to one', async () => {
  const page = await browser.newPage();
  const paths = [
    'start',
    'forms',
    'security',
    'releases',
    'api-client',
    'accessibility',
    'recipes/kyc',
    'recipes/newsletter',
  ];
  const missing: string[] = [];
  for (const path of [...paths, 'components/Dialog']) {
    await page.goto(`${origin}/design/${path}.html`);
    const parts = await page
      .locator('main a[href*="#"]')
      .evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href));
    for (const href of new Set(parts.filter((each) => each.startsWith(origin)))) {
      const [url = '', id = ''] = href.split('#');
      const html = await (await page.request.get(url)).text();
      if (!html.includes(`id="${decodeURIComponent(id)}"`)) missing.push(`${path}: ${href}`);
    }
  }
  expect(missing).toEqual([]);
  await page.close();
});

describe.each([360, 1280])('at %i px', (width) => {
  test.each(['index.html', 'components/index.html', 'components/Dialog.html', 'security.html'])(
    '[LIB-31] axe finds nothing in %s, light and dark, and it loads nothing from elsewhere',
    async (path) => {
      for (const scheme of ['light', 'dark'] as const) {
        const { page, problems } = await open(path, width, scheme);
        expect(await violations(page), scheme).toEqual([]);
        const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect(scrolls, 'it scrolls sideways').toBe(false);
        expect(problems).toEqual([]);
        await page.close();
      }
    },
  );
});
