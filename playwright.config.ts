import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunchOptions, findFirefox, findWebKit } from './tooling/browser.ts';

const { env } = process;

/** Firefox of the system, if there is one, for the files that say which browsers they are for. */
const firefox = findFirefox();
const { userAgent: _, ...desktopFirefox } = devices['Desktop Firefox'];
const firefoxProject = {
  name: 'firefox',
  testMatch: ['journeys.spec.ts', 'patterns.spec.ts'],
  use: {
    ...desktopFirefox,
    channel: 'moz-firefox',
    userAgent: undefined,
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: fileURLToPath(new URL('tooling/firefox.mjs', import.meta.url)),
      env: { ...env, FIREFOX_PATH: firefox },
    },
  },
};

export default defineConfig({
  testDir: 'apps/site/e2e',
  globalSetup: './apps/site/e2e/siteServer.ts',
  outputDir: '.reports/e2e',
  // One file for all browsers and systems.
  snapshotPathTemplate: '{testDir}/journeys/{arg}{ext}',
  forbidOnly: Boolean(env.CI),
  // Long walks through all pages that seldom find anything (ADR 0041).
  ...(env.E2E !== 'all' && { grepInvert: /@weekly/ }),
  fullyParallel: true,
  // The tests wait for much of their time, so two cores bear three of them.
  workers: 3,
  // A run of thousands of tests is not lost to one slow moment; the log names what passed late.
  retries: env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['junit', { outputFile: '.reports/e2e.xml' }]],
  use: {
    ...devices['Desktop Chrome'],
    // The pictures of the mock-ups and most of the tests are of this size; others say theirs.
    viewport: { width: 1280, height: 800 },
    launchOptions: chromiumLaunchOptions(),
    // Traces take a third of the time of all tests; `playwright test --trace on` records them.
    screenshot: 'only-on-failure',
    // The worker would answer what tests intercept; the tests of the worker allow it.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'chromium', testIgnore: 'webkit.spec.ts' },
    ...(firefox ? [firefoxProject] : []),
    ...(findWebKit() ? [{ name: 'webkit', testMatch: 'webkit.spec.ts' }] : []),
  ],
});
