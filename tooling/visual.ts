/**
 * `npm run visual -- --base main`: compares screenshots of every story now with those at a Git ref,
 * taken by the same browser. Playwright's report is in .reports/visual/report; exits 1 if any
 * differ. `--only button --only 'dark 360'` limits them by id, file, name or mode.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { StoryIndex } from 'storybook/internal/types';
import { ensureBrowser } from './browser.ts';
import { checkOut, commitOf, runIn } from './lib/checkout.ts';
import { readJson, writeJson } from './lib/files.ts';
import { type Photograph, photographsOf } from './lib/photographs.ts';
import { freePort } from './lib/server.ts';
import { environment, program, root } from './lib/setup.mjs';

const { values } = parseArgs({ options: { base: { type: 'string' }, only: { type: 'string', multiple: true } } });
const reports = join(root, '.reports/visual');

/** The stylesheet of the site imports those of the built package. */
async function build(folder: string, into: string): Promise<void> {
  await runIn(folder, 'turbo run build --filter=@nzete/ui --output-logs=errors-only --ui=stream');
  await runIn(folder, `storybook build --test --quiet --output-dir "${into}"`);
}

/** What is photographed (tooling/chromatic.ts prints it), by key. */
function photographsIn(storybook: string): Map<string, Photograph> {
  const index = readJson<StoryIndex>(join(storybook, 'index.json'), { v: 5, entries: {} });
  const chosen = photographsOf(index).filter(({ id, key }) =>
    (values.only ?? ['']).some((text) => `${id} ${key}`.includes(text)),
  );
  return new Map(chosen.map((photograph) => [photograph.key, photograph]));
}

/** What the Playwright tests in tooling/visual read. */
export interface Run {
  /** The folder of the built Storybook. */
  storybook: string;
  port: number;
  /** With the name of the screenshot, which is that of the current id. */
  photographs: (Photograph & { file: string })[];
}

/** Takes the screenshots of one Storybook; returns whether all were taken and equal. */
function screenshots(run: Run, ...options: string[]): boolean {
  writeJson(join(reports, 'run.json'), run);
  const args = [program('@playwright/test/cli.js'), 'test', '--config=tooling/visual', ...options];
  return spawnSync(process.execPath, args, { cwd: root, env: environment(), stdio: 'inherit' }).status === 0;
}

async function main(ref: string): Promise<boolean> {
  const commit = commitOf(ref);
  ensureBrowser();
  rmSync(reports, { recursive: true, force: true });
  const [before, after] = [join(root, '.reports/storybooks', commit), join(root, '.reports/storybooks/now')];
  if (!existsSync(join(before, 'iframe.html'))) {
    console.log(`Building the stories of ${ref} (${commit.slice(0, 10)})…`);
    await build(await checkOut(commit), before);
  }
  console.log('Building the current stories…');
  await build(root, after);

  const [base, now] = [photographsIn(before), photographsIn(after)];
  for (const key of now.keys()) if (!base.has(key)) console.log(`added: ${key}`);
  for (const key of base.keys()) if (!now.has(key)) console.log(`removed: ${key}`);
  const both = [...now.values()].filter(({ key }) => base.has(key));
  const port = await freePort();
  const run = (storybook: string, taken: Map<string, Photograph>): Run => ({
    storybook,
    port,
    photographs: both.map((photograph) => ({
      ...photograph,
      id: taken.get(photograph.key)?.id ?? '',
      file: `${photograph.id}-${photograph.key.match(/\(([^()]*)\)$/)?.[1]?.replaceAll(' ', '-')}`,
    })),
  });
  // A story that does not finish at the base has no screenshot, and fails in the second run.
  screenshots(run(before, base), '--update-snapshots=all', '--reporter=dot', '--quiet');
  return screenshots(run(after, now), '--update-snapshots=none');
}

try {
  if (!values.base) throw new Error('Give a Git ref to compare with: npm run visual -- --base main');
  process.exitCode = (await main(values.base)) ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
