/** Both packages as others get them: packed, installed into a fresh app outside the repository, built and rendered. */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumLaunchOptions } from './browser.ts';
import { freshApp, inApp, pack } from './lib/pack.ts';
import { root } from './lib/setup.mjs';
import { serveFolder } from './lib/static-server.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'nzete-pack-')));
const app = join(folder, 'app');
let browser: Browser;

beforeAll(async () => {
  const tarballs = {
    '@nzete/ui': pack('packages/ui', folder),
    '@nzete/api-client': pack('packages/api-client', folder),
  };
  await freshApp(app, join(root, 'tooling/pack/app'), tarballs);
  browser = await chromium.launch(chromiumLaunchOptions());
});

afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('[LIB-02] a fresh app outside the repository', () => {
  test('compiles against the types of both packages', async () => {
    await inApp(app, 'npm exec -- tsc --noEmit');
  });

  test('builds, and shows a button and a hero in their colours', async () => {
    await inApp(app, 'npm exec -- vite build');
    const server = await serveFolder(join(app, 'dist'));
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    try {
      await page.goto(server.url);
      const button = page.getByRole('button', { name: 'Plant a tree' });
      await button.waitFor();
      const colour = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(colour).not.toBe('rgba(0, 0, 0, 0)');
      await page.getByRole('heading', { level: 1, name: 'A forest follows' }).waitFor();
      expect(errors).toEqual([]);
    } finally {
      await page.close();
      await server.stop();
    }
  });
});
