/** Opens every docs page of a built Storybook under every value of the toolbar. */
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../browser.ts';
import { root } from '../lib/files.ts';

export const folder = join(root, '.reports/storybooks/docs');
const port = Number(process.env.BOOK_PORT ?? 6017);
const build = `storybook build --quiet --loglevel error --output-dir "${folder}"`;

export default defineConfig({
  testDir: '.',
  outputDir: join(root, '.reports/book'),
  fullyParallel: true,
  workers: 3,
  timeout: 240_000,
  reporter: [['list'], ['junit', { outputFile: join(root, '.reports/docs-pages.xml') }]],
  use: { baseURL: `http://localhost:${port}`, launchOptions: chromiumLaunchOptions(), locale: 'en-GB' },
  webServer: {
    command: `${process.env.BOOK_BUILT ? '' : `${build} && `}vite preview --port ${port} --strictPort --outDir "${folder}"`,
    port,
    timeout: 240_000,
  },
});
