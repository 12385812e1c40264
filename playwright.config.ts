import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunchOptions, findFirefox, findWebKit } from './tooling/browser.ts';
import { freePort } from './tooling/lib/server.ts';

// Every worker reads this file again and must get the same port and folder from the environment.
const { env } = process;
if (!env.NZETE_E2E_PORT || !env.NZETE_E2E_DATA) {
  env.NZETE_E2E_PORT = String(await freePort());
  const data = mkdtempSync(join(tmpdir(), 'nzete-e2e-'));
  env.NZETE_E2E_DATA = data;
  process.on('exit', () => rmSync(data, { recursive: true, force: true }));
}

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
const baseURL = `http://127.0.0.1:${env.NZETE_E2E_PORT}`;

export default defineConfig({
  testDir: 'apps/site/e2e',
  outputDir: '.reports/e2e',
  // One file for all browsers and systems.
  snapshotPathTemplate: '{testDir}/journeys/{arg}{ext}',
  forbidOnly: Boolean(env.CI),
  // Long walks through all pages that seldom find anything (ADR 0026).
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
    baseURL,
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
  webServer: {
    command: 'node apps/api/dist/server.js',
    url: `${baseURL}/readyz`,
    env: {
      PORT: env.NZETE_E2E_PORT ?? '',
      DATA_DIR: env.NZETE_E2E_DATA ?? '',
      DATABASE_URL: '',
      // Tests do not depend on the weather, nor on its service.
      CLIMATE_REFRESH_MINUTES: '0',
      PUBLIC_URL: baseURL,
      // The browsers take the processors, and a page without content would be another one.
      RENDER_WAIT_MS: '20000',
      NODE_ENV: 'production',
      MODERATION: 'after',
    },
    gracefulShutdown: { signal: 'SIGINT', timeout: 5_000 },
    timeout: 60_000,
  },
});
