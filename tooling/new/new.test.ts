/** Each generator writes into a copy of the repository; what it wrote must pass the lint, and compile. */
import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeText } from '../lib/files.ts';
import { linkInstalled } from '../lib/modules.ts';
import { run } from '../lib/run.mjs';
import { root } from '../lib/setup.mjs';
import { newComponent } from './component.ts';
import { Draft } from './draft.ts';
import { namesOf } from './names.ts';
import { newResource } from './resource.ts';
import { newRoute } from './route.ts';

const copy = realpathSync(mkdtempSync(join(tmpdir(), 'nzete-new-')));
const left = ['node_modules', 'dist', '.turbo', 'storybook-static'];

async function must(command: string) {
  const { code, output } = await run(command, undefined, { cwd: copy });
  expect(code, output).toBe(0);
}

/** Runs a generator in the copy with what it wants run afterwards; gives the files it wrote or changed. */
async function generate(generator: (draft: Draft) => void): Promise<string[]> {
  const draft = new Draft(copy);
  generator(draft);
  const { files, commands } = draft.plan;
  for (const [path, text] of files) writeText(join(copy, path), text);
  for (const command of commands) await must(command);
  return [...files.keys()];
}

/** Lints what was written, and compiles it among the rest; what is wrong elsewhere is not the generator's. */
async function expectClean(files: string[], ...workspaces: string[]) {
  await must(`biome check --write --error-on-warnings ${files.join(' ')}`);
  for (const workspace of workspaces) {
    const { output } = await run('tsc', ['--noEmit', '--pretty', 'false'], { cwd: join(copy, workspace) });
    const wrong = output
      .split('\n')
      .filter((line) => files.some((file) => `${workspace}/${line}`.startsWith(`${file}(`)));
    expect(wrong).toEqual([]);
  }
}

beforeAll(() => {
  for (const name of [
    'apps',
    'packages',
    'tooling',
    'biome.json',
    '.gitignore',
    'tsconfig.base.json',
    'package.json',
  ]) {
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => !left.includes(basename(path)),
    });
  }
  linkInstalled(copy);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('npm run new', () => {
  test('component and primitive', async () => {
    const files = [
      ...(await generate((draft) => newComponent(draft, namesOf('VillageNotice'), false))),
      ...(await generate((draft) => newComponent(draft, namesOf('PlainNotice'), true))),
    ];
    await expectClean(files, 'packages/ui');
  }, 120_000);

  test('route: a new address, and one that shared a page until now', async () => {
    const files = [
      ...(await generate((draft) => newRoute(draft, namesOf('tree-nursery')))),
      ...(await generate((draft) => newRoute(draft, namesOf('Volunteers')))),
    ];
    await expectClean(files, 'apps/site');
  }, 120_000);

  test('resource', async () => {
    const files = await generate((draft) => newResource(draft, namesOf('TreeNurseries')));
    await expectClean(files, 'apps/api', 'packages/api-client');
  }, 120_000);

  test('refuses to write over what is there', () => {
    expect(() => newComponent(new Draft(copy), namesOf('Button'), true)).toThrow('exists already');
  });

  test('refuses a name that cannot be one', () => {
    expect(() => namesOf('1st place!')).toThrow('is not a name');
  });
});
