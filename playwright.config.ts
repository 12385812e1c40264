import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunchOptions } from './tooling/browser.ts';
import { freePort } from './tooling/lib/server.ts';

// Every worker reads this file again and must get the same port and folder from the environment.
const { env } = process;
if (!env.NZETE_E2E_PORT || !env.NZETE_E2E_DATA) {
  env.NZETE_E2E_PORT = String(await freePort());
  const data = mkdtempSync(join(tmpdir(), 'nzete-e2e-'));
  env.NZETE_E2E_DATA = data;
  process.on('exit', () => rmSync(data, { recursive: true, force: true }));
}
const baseURL = `http://127.0.0.1:${env.NZETE_E2E_PORT}`;

export default defineConfig({
  testDir: 'apps/site/e2e',
  outputDir: '.reports/e2e',
  forbidOnly: Boolean(env.CI),
  fullyParallel: true,
  // Two are as many as two cores bear before timings become guesses.
  workers: 2,
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
  },
  projects: [{ name: 'chromium' }],
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
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    timeout: 60_000,
  },
});
