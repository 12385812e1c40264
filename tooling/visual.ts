/**
 * `npm run visual -- --base main`: compares screenshots of every story now with those at a Git ref,
 * taken by the same browser. Playwright's report is in .reports/visual/report; exits 1 if any
 * differ. `--only button --only card` limits the stories.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.ts';
import { checkOut, commitOf, runIn } from './lib/checkout.ts';
import { readJson, writeJson } from './lib/files.ts';
import { freePort } from './lib/server.ts';
import { environment, program, root } from './lib/setup.mjs';

interface Story extends Record<'id' | 'title' | 'name' | 'importPath' | 'type', string> {
  tags: string[];
}

const { values } = parseArgs({ options: { base: { type: 'string' }, only: { type: 'string', multiple: true } } });
const reports = join(root, '.reports/visual');

/** The stylesheet of the site imports those of the built package. */
async function build(folder: string, into: string): Promise<void> {
  await runIn(folder, 'turbo run build --filter=@nzete/ui --output-logs=errors-only --ui=stream');
  await runIn(folder, `storybook build --test --quiet --output-dir "${into}"`);
}

/**
 * The documented stories by file and name, which stay when a title changes. Those for tests only
 * (`!dev`) look like one of them.
 */
function storiesOf(storybook: string): Map<string, string> {
  const { entries } = readJson<{ entries: Record<string, Story> }>(join(storybook, 'index.json'), { entries: {} });
  const stories = Object.values(entries).filter(
    ({ id, title, name, type, tags }) =>
      type === 'story' &&
      tags.includes('dev') &&
      (values.only ?? ['']).some((text) => `${id} ${title}: ${name}`.includes(text)),
  );
  return new Map(stories.map(({ id, name, importPath }) => [`${importPath}: ${name}`, id]));
}

/** What the Playwright tests in tooling/visual read. */
export interface Run {
  /** The folder of the built Storybook. */
  storybook: string;
  port: number;
  /** Title of the test, name of the screenshot, and id in this Storybook. */
  stories: { key: string; file: string; id: string }[];
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

  const [base, now] = [storiesOf(before), storiesOf(after)];
  for (const key of now.keys()) if (!base.has(key)) console.log(`added: ${key}`);
  for (const key of base.keys()) if (!now.has(key)) console.log(`removed: ${key}`);
  const both = [...now].filter(([key]) => base.has(key));
  const port = await freePort();
  const run = (storybook: string, ids: Map<string, string>): Run => ({
    storybook,
    port,
    stories: both.map(([key, file]) => ({ key, file, id: ids.get(key) ?? '' })),
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
