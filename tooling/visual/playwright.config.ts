/** The screenshots of `npm run visual`. */
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../browser.ts';
import { readJson, root } from '../lib/files.ts';

const reports = join(root, '.reports/visual');
const { storybook, port } = readJson(join(reports, 'run.json'), { storybook: '', port: 0 });

export default defineConfig({
  testDir: '.',
  outputDir: join(reports, 'results'),
  snapshotPathTemplate: join(reports, 'base/{arg}{ext}'),
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  reporter: [['dot'], ['html', { outputFolder: join(reports, 'report'), open: 'never' }]],
  expect: {
    // Not a share of the page: 0.1% of it can hide a changed corner.
    toHaveScreenshot: { maxDiffPixels: 4, threshold: 0.1 },
  },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: chromiumLaunchOptions(),
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'UTC',
  },
  webServer: {
    command: `vite preview --port ${port} --strictPort --outDir "${storybook}"`,
    port,
  },
});
