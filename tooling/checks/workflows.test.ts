/** The workflow files of .github, which run only on a forge, call what runs here. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readJson, root } from '../lib/files.ts';

type Permissions = Record<string, 'read' | 'write' | 'none'>;

interface Step {
  run?: string;
  uses?: string;
  env?: Record<string, unknown>;
}

interface Workflow {
  on: Record<string, unknown>;
  permissions?: Permissions;
  jobs: Record<string, { permissions?: Permissions; 'timeout-minutes'?: number; steps: Step[] }>;
}

const { scripts } = readJson<{ scripts: Record<string, string> }>(join(root, 'package.json'), { scripts: {} });
const files = globSync('.github/workflows/*.yml', { cwd: root }).toSorted();
const workflow = (name: string) => parse(readFileSync(join(root, name), 'utf8')) as Workflow;
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);

test('[REL-04] there are workflows for checks, a release, Chromatic, the documentation and long tests', () => {
  const names = ['checks', 'chromatic', 'docs', 'release', 'weekly'];
  expect(files.map((file) => file.split(/[\\/]/).at(-1))).toEqual(names.map((name) => `${name}.yml`));
});

describe.each(files)('[REL-04] %s', (file) => {
  const steps = stepsOf(workflow(file));

  test('runs only scripts of this repository', () => {
    const commands = steps.flatMap(({ run }) => (run === undefined || run === 'npm ci' ? [] : [run]));
    const missing = commands.filter((command) => {
      const name = /^npm run ([\w:-]+)( -- [\w ]+)?$/.exec(command)?.[1];
      return name === undefined || !(name in scripts);
    });
    expect(missing).toEqual([]);
  });

  test('pins each action to a commit', () => {
    const actions = steps.flatMap(({ uses }) => uses ?? []);
    expect(actions.filter((action) => !/^[\w/-]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
  });

  test('may only read, but for what a job needs, and gives a fork no secrets', () => {
    const { on, permissions, jobs } = workflow(file);
    expect(permissions).toEqual({ contents: 'read' });
    expect(Object.keys(on)).not.toContain('pull_request_target');
    for (const job of Object.values(jobs)) expect(job['timeout-minutes']).toBeGreaterThan(0);
  });
});

test('[REL-04] only a release and the documentation write, and only what they publish', () => {
  const writes = files.flatMap((file) =>
    Object.values(workflow(file).jobs).flatMap(({ permissions = {} }) => Object.keys(permissions)),
  );
  expect(writes).toEqual(['pages', 'id-token', 'contents', 'id-token']);
});

test('[REL-04] packages are published with provenance', () => {
  const publish = stepsOf(workflow('.github/workflows/release.yml')).find(
    ({ run }) => run === 'npm run release:publish',
  );
  expect(publish?.env).toEqual({ NPM_CONFIG_PROVENANCE: true });
});
