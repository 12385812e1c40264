/** One program to run. Without a report it counts as one test, which passes if it exits with 0. */
export interface Check {
  command: string;
  env?: Record<string, string>;
  /** The runners' JUnit reports, under `.reports/`. */
  reports?: string[];
  /** The program and its options that run one test of the reports. */
  alone?: string;
  /** A task of turbo, which is not run again until one of its inputs changes. */
  isKept?: true;
  /** Without this program the check is skipped with a message, and the others still run. */
  needs?: 'postgres' | 'services' | 'firefox' | 'webkit';
}

export interface Step {
  name: string;
  title: string;
  checks: Check[];
  /** The checks of `npm test` if all would take minutes. `npm run test -- all` and CI run all. */
  quick?: Pick<Step, 'checks' | 'beside'>;
  /** Checks that take minutes and matter to a release: only a run that names the step has them. */
  ifNamed?: Check[];
  /** What the step needs first. The build is cached, so repeating it is cheap. */
  needs?: ('build' | 'browser')[];
  /** Uses about one core or waits. Consecutive steps of this kind run two at a time. */
  beside?: true;
}

const check = (...commands: string[]): Check[] => commands.map((command) => ({ command }));

const vitest = (project: string, more = ''): Check => ({
  command: `vitest run --project ${project}${more} --reporter=default --reporter=junit --outputFile.junit=.reports/${project}.xml --reporter=tooling/test/vitestReporter.ts`,
  reports: [`${project}.xml`],
  alone: `vitest run --project ${project}`,
});

/** The reporters of the command line replace those of the configuration. */
const playwright = (browser: string, files = ''): Check => ({
  command: `playwright test --project=${browser}${files} --output=.reports/${browser} --reporter=list,junit,./tooling/test/playwrightReporter.ts`,
  env: { PLAYWRIGHT_JUNIT_OUTPUT_FILE: `.reports/${browser}.xml` },
  reports: [`${browser}.xml`],
  alone: `playwright test --project=${browser}`,
});

/**
 * Tests of minutes that turbo runs only if what they depend on has changed since they passed. Their
 * inputs are in turbo.json; they never repeat a test. They see the whole environment, since npm's
 * settings and certificates of this machine are in it.
 */
const kept = (project: string, ...tasks: string[]): Check => ({
  command: `turbo run ${tasks.map((task) => `//#test:${task}`).join(' ')} --env-mode=loose --output-logs=new-only --ui=stream`,
  reports: tasks.map((task) => `${task}.xml`),
  alone: `vitest run --project ${project}`,
  isKept: true,
});

const packed = check('npm run --silent publint', 'npm run --silent attw', 'npm run --silent reports');

/** Vitest leaves one core free by default, but these tests take the longest. */
const allCores = ' --maxWorkers=100%';

/** Of steps that run two at a time the longest come first, so that none runs alone at the end. */
export const steps: Step[] = [
  { name: 'lint', title: 'format and lint rules', checks: check('biome check --error-on-warnings') },
  {
    name: 'types',
    title: 'types of every workspace',
    checks: check('turbo run typecheck //#typecheck:root --output-logs=errors-only --ui=stream'),
  },
  {
    name: 'build',
    title: 'packages, site and server',
    checks: check('turbo run build --output-logs=errors-only --ui=stream'),
  },
  // It changes and restores files of the repository, which no other step may read meanwhile.
  {
    name: 'generated',
    title: 'openapi.json and the generated client are what the server says',
    checks: check('node tooling/generated.ts'),
  },
  {
    name: 'size',
    title: 'what a first visit downloads',
    // Not at the same time as other steps: a busy server sends pages without content.
    checks: check('size-limit', 'node tooling/size.ts'),
    needs: ['build', 'browser'],
  },
  {
    name: 'api',
    title: 'the server on SQLite, and what depends on the database on PostgreSQL',
    checks: [vitest('api', allCores), { ...vitest('api-postgres', allCores), needs: 'postgres' }],
    ifNamed: [vitest('api-slow')],
    quick: { checks: [vitest('api')], beside: true },
    needs: ['build'],
  },
  {
    name: 'stories',
    title: 'every story, with axe and its journeys',
    checks: [vitest('storybook')],
    needs: ['browser'],
    beside: true,
  },
  {
    name: 'package',
    title: 'the published packages, packed and used in foreign projects',
    checks: [...packed, kept('package', 'hosts', 'new')],
    // Hosts with other compilers and package managers: each is installed for its test.
    ifNamed: [kept('package', 'starters')],
    quick: { checks: packed },
    needs: ['build', 'browser'],
    beside: true,
  },
  {
    name: 'release',
    title: 'a release of the packages on a registry of its own, and the upgrade of a host',
    checks: [],
    ifNamed: [kept('release', 'release')],
    quick: { checks: [] },
    needs: ['build'],
    beside: true,
  },
  {
    name: 'docs',
    title: 'the documentation site: its links, its search, axe, the code in its pages; Storybook’s docs pages',
    checks: [],
    ifNamed: [
      ...check('npm run --silent docs:pages'),
      vitest('docs'),
      ...check('npm run --silent docs:storybook', 'playwright test --config=tooling/book'),
    ],
    quick: { checks: [] },
    needs: ['build', 'browser'],
    beside: true,
  },
  {
    name: 'operations',
    title: 'the files of deploy, with the programs that they are for',
    checks: [
      { ...vitest('operations', ' --exclude deploy/test/container.test.ts'), needs: 'services' },
      { ...kept('operations', 'container'), needs: 'services' },
    ],
    quick: { checks: [] },
    needs: ['build'],
    beside: true,
  },
  {
    name: 'unit',
    title: 'pure logic, and texts in every language',
    checks: [vitest('unit')],
    needs: ['build'],
    beside: true,
  },
  {
    name: 'untranslated',
    title: 'no language of the site is still English',
    checks: check('node tooling/untranslated.ts'),
    beside: true,
  },
  {
    name: 'knip',
    title: 'dead files, exports and dependencies',
    checks: check('knip --no-config-hints'),
    beside: true,
  },
  {
    name: 'requirements',
    title: 'the finished groups of docs/requirements.md are named by tests',
    checks: check('node tooling/requirements.ts --check'),
    beside: true,
  },
  {
    name: 'e2e',
    title: 'the built site on the real server',
    checks: [vitest('pages'), playwright('chromium')],
    // The links; every page opens; the shell; failures.
    quick: { checks: [vitest('pages'), playwright('chromium', ' pages navigation failures')] },
    needs: ['build', 'browser'],
  },
  {
    name: 'browsers',
    title: 'the main journeys and the patterns of ARIA in Firefox and WebKit',
    checks: [
      { ...playwright('firefox'), needs: 'firefox' },
      { ...playwright('webkit'), needs: 'webkit' },
    ],
    quick: { checks: [] },
    needs: ['build'],
  },
];
