import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { onPostgres } from './apps/api/test/on-both-databases.ts';
import { chromiumLaunchOptions } from './tooling/browser.ts';

// Tests use the packages' source instead of their dist, so they need no build. No `module`
// condition: Node cannot load builds for bundlers, such as that of @opentelemetry/api 1.9.
const serverConditions = ['@nzete/source', ...defaultServerConditions.filter((name) => name !== 'module')];
const node = { resolve: { conditions: serverConditions }, ssr: { resolve: { conditions: serverConditions } } };
const slow = ['tooling/pack/*.test.ts', 'tooling/new/new.test.ts'];
const releaseTests = ['tooling/release/*.test.ts'];

const shared = {
  // All files of a process share loaded modules, so tests restore what they change.
  isolate: false,
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
  // Vitest's defaults, 5 s and 1 s for polling, are too short on a busy machine.
  testTimeout: 30_000,
  expect: { poll: { timeout: 15_000 } },
};

/** These mock a module of the server, so they cannot share loaded modules. */
const withOwnModules = ['apps/api/test/password-work.test.ts'];

/** These take minutes, so that they only run when the step `api` is named. */
const slowApi = ['apps/api/test/rendered-site.test.ts', 'apps/api/test/memory.test.ts'];

const unit: TestProjectInlineConfiguration = {
  ...node,
  plugins: [react()],
  test: {
    name: 'unit',
    environment: 'node',
    include: [
      '{packages,apps}/*/src/**/*.test.{ts,tsx}',
      'apps/site/vite/**/*.test.ts',
      'tooling/**/*.test.ts',
      ...withOwnModules,
    ],
    exclude: [...configDefaults.exclude, ...slow, ...releaseTests],
    ...shared,
  },
};

const api: TestProjectInlineConfiguration = {
  ...node,
  test: {
    name: 'api',
    environment: 'node',
    include: ['apps/api/test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...withOwnModules, ...slowApi],
    globalSetup: ['apps/api/test/support/programs-setup.ts', 'apps/api/test/support/sqlite-setup.ts'],
    ...shared,
  },
};

/** Every page in every language, and the memory after thousands of clients. */
const apiSlow: TestProjectInlineConfiguration = {
  ...node,
  test: { ...api.test, name: 'api-slow', include: slowApi, exclude: configDefaults.exclude },
};

/** The tests of the database, on one PostgreSQL server; every test has its own database. */
const apiOnPostgres: TestProjectInlineConfiguration = {
  ...node,
  test: {
    ...api.test,
    name: 'api-postgres',
    include: onPostgres.map((name) => `apps/api/test/${name}.test.ts`),
    globalSetup: ['apps/api/test/support/programs-setup.ts', 'apps/api/test/support/postgres-setup.ts'],
  },
};

/** The pages of the built site by request, without a browser. */
const pages: TestProjectInlineConfiguration = {
  ...node,
  test: {
    name: 'pages',
    environment: 'node',
    include: ['apps/site/test/**/*.test.ts'],
    globalSetup: 'apps/site/test/support/setup.ts',
    ...shared,
    // A test reads every page of a language, which the server may have to render first.
    testTimeout: 300_000,
  },
};

/** The files of `deploy`, run with the real programs. Each test file starts its own servers. */
const operations: TestProjectInlineConfiguration = {
  ...node,
  test: {
    name: 'operations',
    environment: 'node',
    include: ['deploy/**/*.test.ts'],
    globalSetup: ['apps/api/test/support/programs-setup.ts', 'apps/api/test/support/postgres-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: shared.expect,
    fileParallelism: false,
  },
};

/** The built documentation site, and the code in its pages. */
const documentation: TestProjectInlineConfiguration = {
  ...node,
  test: { ...shared, name: 'docs', environment: 'node', include: ['docs/site/**/*.test.ts'], testTimeout: 120_000 },
};

const storybook = (): TestProjectInlineConfiguration => ({
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook`, disableAddonDocs: true })],
  resolve: { conditions: ['@nzete/source', ...defaultClientConditions] },
  test: {
    name: 'storybook',
    // Loads React, axe and the design system once for all files; Storybook cleans up.
    isolate: false,
    setupFiles: ['.storybook/quickReact.ts', '.storybook/vitest.setup.ts'],
    // The browser's clock is moved as that of this process.
    env: { NZETE_CLOCK_SHIFT: process.env.NZETE_CLOCK_SHIFT ?? '0' },
    // A journey through a long form takes a third of this on a busy machine.
    testTimeout: 60_000,
    retry: process.env.CI ? 1 : 0,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: chromiumLaunchOptions() }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

/**
 * Tests that take a minute: the packed packages (`npm run test -- package`), and the generators.
 */
const published: TestProjectInlineConfiguration = {
  ...node,
  test: {
    name: 'package',
    environment: 'node',
    include: slow,
    globalSetup: 'tooling/pack/setup.ts',
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
};

/** A whole release on a registry of its own (`npm run test -- release`). */
const release: TestProjectInlineConfiguration = {
  ...node,
  test: {
    name: 'release',
    environment: 'node',
    include: releaseTests,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
};

// The Storybook project loads Storybook when it is created, so it is created only if needed: the
// others start faster, also without a browser.
const named = process.argv.filter((arg, index, all) => all[index - 1] === '--project' || arg.startsWith('--project='));
const stories = named.length === 0 || named.some((name) => name.endsWith('storybook'));

export default defineConfig({
  test: {
    projects: [
      unit,
      api,
      apiSlow,
      apiOnPostgres,
      pages,
      operations,
      documentation,
      ...(stories ? [storybook()] : []),
      published,
      release,
    ],
  },
});
