/** What `npm create nzete` writes: installed from the packed packages, built, tested, looked at. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import axe, { type AxeResults } from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { chromiumLaunchOptions } from '../browser.ts';
import { readJson } from '../lib/files.ts';
import { inApp, pack } from './freshApp.ts';
import { serveFolder } from './serveFolder.ts';

interface Manifest {
  name: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const app = inject('app') ?? '';
const folder = join(app, '../starters');

let browser: Browser;
let tarball: string;

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  tarball = pack('packages/create-nzete', folder);
  browser = await chromium.launch(chromiumLaunchOptions());
});

afterAll(() => browser?.close());

const manifestOf = (host: string) =>
  readJson<Manifest>(join(host, 'package.json'), { name: '', dependencies: {}, devDependencies: {} });

/** Takes the packed packages instead of released ones, and installs. */
async function install(host: string) {
  const manifest = manifestOf(host);
  const { dependencies } = manifestOf(app);
  for (const name of ['@nzete/ui', '@nzete/api-client']) manifest.dependencies[name] = dependencies[name] ?? '';
  writeFileSync(join(host, 'package.json'), JSON.stringify(manifest));
  await inApp(host, 'npm install --prefer-offline --no-audit --no-fund --loglevel=error');
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  // The script defines `axe` in the page.
  const { violations: found } = await page.evaluate<AxeResults>('axe.run()');
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

async function look(url: string) {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  page.setDefaultTimeout(30_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  try {
    await page.goto(url);
    expect(await page.title()).toBe('Ceiba Foundation');
    await page.getByRole('heading', { level: 1, name: 'Clean water for every village' }).waitFor();
    for (const name of ['Rain gauges', 'Well sensors']) await page.getByRole('article', { name }).waitFor();
    const chat = page.getByRole('region', { name: 'Ask our records' });
    await chat.getByRole('button', { name: 'Which wells were repaired?' }).click();
    await chat.getByText('Sources').waitFor();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('link', { name: /first name/i }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Español' }).click();
    await page.getByRole('heading', { level: 1, name: 'Agua limpia' }).waitFor();
    await page.locator('html[lang=es]').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(errors).toEqual([]);
  } finally {
    await page.close();
  }
}

describe('[LIB-23] npm create nzete', () => {
  test.each([
    ['vite', 'dist'],
    ['react-router', 'dist'],
    ['next', 'out'],
  ])(
    'writes a project on %s that installs, builds, passes its tests, and works in a browser',
    async (template, out) => {
      const host = join(folder, template);
      const options = `${template} --template ${template} --name "Ceiba Foundation" --language es`;
      await inApp(folder, `npm exec --yes --package ${tarball} -- create-nzete ${options}`);
      expect(manifestOf(host).name).toBe(template);
      await install(host);
      await inApp(host, 'npm run build');
      await inApp(host, 'npm test');
      const server = await serveFolder(join(host, out));
      try {
        await look(server.url);
      } finally {
        await server.stop();
      }
    },
  );
});
