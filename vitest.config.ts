import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { onPostgres } from './apps/api/test/on-both-databases.ts';
import { chromiumLaunchOptions } from './tooling/browser.ts';

// The packages' source instead of their dist: a test needs no build and fails in the file one edits.
// Without `module`: Node cannot load builds for bundlers, such as that of @opentelemetry/api 1.9.
const serverConditions = ['@nzete/source', ...defaultServerConditions.filter((name) => name !== 'module')];
const node = { resolve: { conditions: serverConditions }, ssr: { resolve: { conditions: serverConditions } } };
const slow = ['tooling/pack.test.ts', 'tooling/hosts.test.ts', 'tooling/new/new.test.ts'];

const shared = {
  // Modules are loaded once for all files of a process, not for each. What a test changes is put back.
  isolate: false,
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
  // Nothing may depend on how busy the machine is: Vitest gives five seconds, and one to what is polled.
  testTimeout: 30_000,
  expect: { poll: { timeout: 15_000 } },
};

/** They replace a module under the server, and so cannot share its modules with other files of its tests. */
const withOwnModules = ['apps/api/test/password-work.test.ts'];

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
    exclude: [...configDefaults.exclude, ...slow],
    ...shared,
  },
};

const api: TestProjectInlineConfiguration = {
  ...node,
  test: {
    name: 'api',
    environment: 'node',
    include: ['apps/api/test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...withOwnModules],
    globalSetup: 'apps/api/test/support/programs-setup.ts',
    ...shared,
  },
};

/** What depends on the database, on a PostgreSQL that is started once; every test gets a database of it. */
const apiOnPostgres: TestProjectInlineConfiguration = {
  ...node,
  test: {
    ...api.test,
    name: 'api-postgres',
    include: onPostgres.map((name) => `apps/api/test/${name}.test.ts`),
    globalSetup: ['apps/api/test/support/programs-setup.ts', 'apps/api/test/support/postgres-setup.ts'],
  },
};

/** The files of `deploy`, run with the programs that they are for. Each file has servers of its own. */
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

const storybook = (): TestProjectInlineConfiguration => ({
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook`, disableAddonDocs: true })],
  resolve: { conditions: ['@nzete/source', ...defaultClientConditions] },
  test: {
    name: 'storybook',
    // React, axe and the design system are loaded once, not for each of a hundred files. Storybook cleans up after a story.
    isolate: false,
    // A journey through a long form takes a third of this on a busy machine.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: chromiumLaunchOptions() }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

/** What takes a minute: the packages as others get them (see `npm run test -- package`), and the generators. */
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

// Storybook is loaded while the project is described, so it is described only when it can run: the other projects
// start faster, and on a machine without a browser.
const named = process.argv.filter((arg, index, all) => all[index - 1] === '--project' || arg.startsWith('--project='));
const stories = named.length === 0 || named.some((name) => name.endsWith('storybook'));

export default defineConfig({
  test: { projects: [unit, api, apiOnPostgres, operations, ...(stories ? [storybook()] : []), published] },
});
