/**
 * Takes the screenshots of the manifest (`apps/site/vite/manifests.ts`) from the built site:
 * `node tooling/screenshots.ts`. They are small, because browsers may download them.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { chromiumLaunchOptions } from './browser.ts';
import { startServer } from './lib/server.ts';
import { root } from './lib/setup.mjs';

const folder = join(root, 'apps/site/public/screenshots');
const shots = [
  { name: 'narrow', path: '/', width: 360, height: 640 },
  { name: 'wide', path: '/data', width: 960, height: 600 },
];

const server = await startServer();
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  mkdirSync(folder, { recursive: true });
  for (const { name, path, width, height } of shots) {
    const page = await browser.newPage({ viewport: { width, height }, serviceWorkers: 'block' });
    await page.goto(server.url + path);
    await page.waitForFunction(
      () => !document.querySelector('#splash') && document.querySelector('main[data-ready]') !== null,
    );
    await page.evaluate(() => document.fonts.ready);
    const { size } = await sharp(await page.screenshot())
      .webp({ quality: 50 })
      .toFile(join(folder, `${name}.webp`));
    console.log(`${name}: ${size} bytes`);
  }
} finally {
  await browser.close();
  await server.stop();
}
