import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { root } from '../../../tooling/lib/setup.mjs';
import { makePhotos } from '../../../tooling/photos/photos.ts';
import { type SiteServer, startSite } from './siteServer.ts';
import { open, test } from './support.ts';

// Follows a photo from the original through `npm run photos` to its page and link preview.

let folder: string;
let server: SiteServer;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nzete-photos-'));
  const [originals, content] = [join(folder, 'originals'), join(folder, 'content')];
  cpSync(join(root, 'apps/api/content'), content, { recursive: true });
  mkdirSync(originals);
  const original = sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#2a6' } });
  await original.jpeg().toFile(join(originals, 'pump.jpg'));
  await makePhotos(originals, content);
  const file = join(content, 'photos/borehole.json');
  const [first, ...others] = JSON.parse(readFileSync(file, 'utf8'));
  const texts = { en: 'The pump', fr: 'La pompe', ln: 'Pompe ya mai', sw: 'Pampu ya maji' };
  writeFileSync(file, JSON.stringify([{ ...first, id: 99, src: 'photo:pump', alt: texts, title: texts }, ...others]));
  server = await startSite({ CONTENT_DIR: content });
});

test.afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('[GAL-01, SHARE-04] a photo of the content is shown in the size and format that fit, shifts nothing, and is its own link preview', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `${server.url}/gallery`);
  const image = page.getByRole('img', { name: 'The pump', exact: true });
  const shown = () => image.evaluate((element) => (element as HTMLImageElement).currentSrc);
  await expect.poll(shown).toMatch(/\/pictures\/pump\.[0-9a-f]{8}\.1600x1000\.640\.avif$|\.320\.avif$/);
  await expect(image).toHaveAttribute('width', '1600');
  await expect(image).toHaveAttribute('height', '1000');
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 300);
      }),
  );
  expect(shift).toBeLessThan(0.02);

  await page.getByRole('link', { name: 'The pump', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: 'The pump' })).toHaveJSProperty('complete', true);

  const html = await (await request.get(`${server.url}/gallery?photo=99&lang=fr`)).text();
  const [, preview = ''] = /<meta property="og:image" content="([^"]+)">/.exec(html) ?? [];
  expect(preview).toMatch(/\.1600x1000\.1440\.jpg$/);
  expect(html).toContain(
    '<meta property="og:image:width" content="1440"><meta property="og:image:height" content="900">',
  );
  expect(html).toContain('<meta property="og:image:alt" content="La pompe">');
  const file = await request.get(preview);
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  expect(file.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await request.get(`${server.url}/pictures/README.md`)).status()).toBe(404);
});
