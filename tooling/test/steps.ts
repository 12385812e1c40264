/** One program to run. Without a report it counts as one test: passed when it exits with 0. */
export interface Check {
  command: string;
  /** Where the runner writes its own count, under `.reports/`. */
  report?: { kind: 'vitest' | 'playwright'; file: string };
  /** Without it this check is left out, loudly, and counts as skipped: the others of its step still say something. */
  needs?: 'postgres' | 'services';
}

export interface Step {
  name: string;
  title: string;
  checks: Check[];
  /** What `npm test` runs of it, where all checks take minutes; `npm run test -- all` (CI), or the name of the step, runs all. */
  quick?: Pick<Step, 'checks' | 'beside'>;
  /** What must be there first. The build is cached, so asking for it again is cheap. */
  needs?: ('build' | 'browser')[];
  /** It keeps about one core busy, or waits: such steps that follow each other run two at a time. */
  beside?: true;
  /** Minutes after which the step is stopped. */
  limit: number;
}

const check = (...commands: string[]): Check[] => commands.map((command) => ({ command }));

const vitest = (project: string, more = ''): Check => ({
  command: `vitest run --project ${project}${more} --reporter=default --reporter=json --outputFile.json=.reports/${project}.json`,
  report: { kind: 'vitest', file: `${project}.json` },
});

const playwright = (files = ''): Check => ({
  command: `playwright test${files}`,
  report: { kind: 'playwright', file: 'e2e.json' },
});

const packed = check('npm run --silent publint', 'npm run --silent attw');

/** Vitest leaves one core free for other work; these tests are what takes longest. */
const allCores = ' --maxWorkers=100%';

export const steps: Step[] = [
  { name: 'lint', title: 'format and lint rules', checks: check('biome check --error-on-warnings'), limit: 5 },
  {
    name: 'types',
    title: 'types of every workspace',
    checks: check('turbo run typecheck //#typecheck:root --output-logs=errors-only --ui=stream'),
    limit: 10,
  },
  {
    name: 'build',
    title: 'packages, site and server',
    checks: check('turbo run build --output-logs=errors-only --ui=stream'),
    limit: 20,
  },
  // It writes files of the repository and puts them back: no other step reads them meanwhile.
  {
    name: 'generated',
    title: 'openapi.json, the generated client and the answers in page stories are what the server says',
    checks: check('node tooling/generated.ts'),
    limit: 5,
  },
  {
    name: 'messages',
    title: 'texts in every language',
    checks: check('node tooling/messages.ts packages/ui --check', 'node tooling/messages.ts apps/site --check'),
    beside: true,
    limit: 5,
  },
  {
    name: 'untranslated',
    title: 'no language of the site is still English',
    checks: check('node tooling/untranslated.ts'),
    beside: true,
    limit: 2,
  },
  {
    name: 'knip',
    title: 'dead files, exports and dependencies',
    checks: check('knip --no-config-hints'),
    beside: true,
    limit: 5,
  },
  {
    name: 'requirements',
    title: 'the finished groups of docs/requirements.md are named by tests',
    checks: check('node tooling/requirements.ts --check'),
    beside: true,
    limit: 2,
  },
  { name: 'unit', title: 'pure logic', checks: [vitest('unit')], needs: ['build'], beside: true, limit: 15 },
  {
    name: 'stories',
    title: 'every story, with axe and its journeys',
    checks: [vitest('storybook')],
    needs: ['browser'],
    beside: true,
    limit: 40,
  },
  {
    name: 'package',
    title: 'the published packages, packed and used in foreign projects',
    checks: [...packed, vitest('package', allCores)],
    quick: { checks: packed },
    needs: ['build', 'browser'],
    beside: true,
    limit: 20,
  },
  {
    name: 'size',
    title: 'what a first visit downloads',
    // Not beside another step: a busy server sends pages without content, whose sizes say nothing.
    checks: check('size-limit', 'node tooling/size.ts'),
    needs: ['build', 'browser'],
    limit: 10,
  },
  {
    name: 'api',
    title: 'the server on SQLite, and what depends on the database on PostgreSQL',
    checks: [vitest('api', allCores), { ...vitest('api-postgres', allCores), needs: 'postgres' }],
    quick: { checks: [vitest('api')], beside: true },
    needs: ['build'],
    limit: 15,
  },
  {
    name: 'operations',
    title: 'the files of deploy, with the programs that they are for',
    checks: [{ ...vitest('operations'), needs: 'services' }],
    quick: { checks: [] },
    needs: ['build'],
    limit: 15,
  },
  {
    name: 'e2e',
    title: 'the built site on the real server',
    checks: [playwright()],
    // Every page opens; the shell; failures; the links.
    quick: { checks: [playwright(' pages start navigation failures links')] },
    needs: ['build', 'browser'],
    limit: 40,
  },
];
