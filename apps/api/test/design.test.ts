import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { StartupError } from '../src/startup-error.ts';
import { startApp } from './support/app.ts';
import { temporaryFolder, writeFiles } from './support/folders.ts';
import { builtSite } from './support/site.ts';

const script = 'document.documentElement.classList.add("dark")';
const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const start = (files: Record<string, string>) => {
  const designDir = temporaryFolder();
  writeFiles(designDir, files);
  return startApp({ siteDir: builtSite(['/']), designDir });
};

const documentation = {
  'index.html': '<!doctype html><title>Design</title>',
  'start.html': `<!doctype html><script>${script}</script>`,
  'assets/app.0123abcd.js': 'export {};',
  'storybook/index.html': '<!doctype html><title>Storybook</title>',
};

test('[LIB-31] without DESIGN_DIR there is no /design', async () => {
  const app = await startApp({ siteDir: builtSite(['/']) });
  expect((await app.inject({ url: '/design/index.html', headers: { accept: 'text/html' } })).statusCode).toBe(404);
});

test('[LIB-31] with DESIGN_DIR the documentation and Storybook are under /design', async () => {
  const app = await start(documentation);
  expect((await app.inject('/design/index.html')).body).toContain('<title>Design');
  expect((await app.inject('/design/storybook/')).body).toContain('<title>Storybook');
  expect((await app.inject('/design/missing.html')).statusCode).toBe(404);
  const locations = ['/design', '/design/', '/design/storybook'].map(
    async (url) => (await app.inject(url)).headers.location,
  );
  expect(await Promise.all(locations)).toEqual(['/design/index.html', '/design/index.html', '/design/storybook/']);
});

test('[LIB-31] its policy allows its own scripts, and its own frames, and is not that of other pages', async () => {
  const app = await start(documentation);
  const { headers } = await app.inject('/design/start.html');
  const policy = String(headers['content-security-policy']).split(';');
  expect(policy).toContain(`script-src 'self' ${hash}`);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  const home = await app.inject('/');
  expect(home.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(home.headers['content-security-policy']).not.toContain("'unsafe-inline'");
});

test('[LIB-31] search engines do not index it, and only hashed files stay in caches', async () => {
  const app = await start(documentation);
  const page = await app.inject('/design/start.html');
  expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-cache' });
  const asset = await app.inject('/design/assets/app.0123abcd.js');
  expect(asset.headers['cache-control']).toContain('immutable');
  expect((await app.inject('/sitemap.xml')).body).not.toContain('/design');
});

test('[LIB-31] a folder without documentation stops the start', async () => {
  await expect(start({ 'readme.txt': 'Nothing' })).rejects.toThrow(StartupError);
});
