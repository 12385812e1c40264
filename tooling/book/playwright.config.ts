/** Opens every docs page of the built Storybook under every value of the toolbar. */
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunchOptions } from '../browser.ts';
import { root } from '../lib/files.ts';

const port = 6017;

export default defineConfig({
  testDir: '.',
  outputDir: join(root, '.reports/book'),
  fullyParallel: true,
  workers: 4,
  timeout: 900_000,
  // On a busy machine Storybook needs seconds for its first page.
  expect: { timeout: 30_000 },
  reporter: [['list'], ['junit', { outputFile: join(root, '.reports/docs-pages.xml') }]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: chromiumLaunchOptions(),
    // Storybook does not wait for the animations of each example in its own test runner.
    userAgent: `${devices['Desktop Chrome'].userAgent} StorybookTestRunner`,
  },
  webServer: {
    command: `vite preview --port ${port} --strictPort --outDir "${join(root, 'docs/site/dist/storybook')}"`,
    port,
  },
});
