/**
 * `npm run test -- flaky [FILES…]`: repeats the changed or named test files, in changing order,
 * while other work uses every core. A file that passes every time may still be flaky; one that
 * does not is.
 */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { run } from '../lib/run.mjs';
import { environment, fail, root } from '../lib/setup.mjs';
import { table } from '../lib/table.ts';
import { keepBusy } from './busy.ts';
import { readReport } from './junit.ts';
import { failuresByFile, isTestFile } from './repeated.ts';

const TIMES = 20;
const LIMIT_MS = 60 * 60_000;
/** Behind the other work, where there is such a thing. */
const behind = process.platform === 'win32' ? '' : 'nice -n 10 ';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The test files that differ from the main branch, with those that are not committed. */
function changed(): string[] {
  let base = 'HEAD';
  try {
    base = git('merge-base', 'main', 'HEAD');
  } catch {
    // There is no main branch, as in the checkout of a pull request.
  }
  const names = [git('diff', '--name-only', '--diff-filter=d', base), git('ls-files', '-o', '--exclude-standard')];
  return names.flatMap((list) => list.split('\n')).filter(isTestFile);
}

interface Group {
  project: string;
  files: string[];
}

const isEndToEnd = (file: string) => file.startsWith('apps/site/e2e/');

/** Vitest knows the projects of a file: what is tested on both databases is in two. */
function projectsOf(files: string[]): Group[] {
  if (files.length === 0) return [];
  const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'list', ...files, '--filesOnly', '--json'];
  const output = execFileSync(process.execPath, args, { cwd: root, env: environment(), encoding: 'utf8' });
  const listed = JSON.parse(output.slice(output.indexOf('['))) as { file: string; projectName: string }[];
  return [...new Set(listed.map(({ projectName }) => projectName))].map((project) => ({
    project,
    files: listed.filter(({ projectName }) => projectName === project).map(({ file }) => relative(root, file)),
  }));
}

const report = '.reports/repeat.xml';

/** Runs the files once or, in a browser, as often as all; returns how often each one failed. */
async function failures({ project, files }: Group, seed: number): Promise<Map<string, number>> {
  rmSync(join(root, report), { force: true });
  const command = isEndToEnd(files[0] ?? '')
    ? `playwright test ${files.join(' ')} --project=${project} --repeat-each=${TIMES} --retries=0 --reporter=junit`
    : `vitest run --project ${project} ${files.join(' ')} --retry=0 --sequence.shuffle --sequence.seed=${seed} --reporter=junit --outputFile.junit=${report}`;
  const env = environment({ NO_COLOR: '1', E2E: 'all', PLAYWRIGHT_JUNIT_OUTPUT_FILE: report });
  const options = { env, limit: LIMIT_MS, log: join(root, '.reports/repeat.log') };
  const { code, output } = await run(`${behind}${command}`, undefined, options);
  const failed = failuresByFile(readReport(join(root, report)).cases, files);
  // It crashed, or failed outside the tests.
  if (code !== 0 && failed.size === 0) return new Map(files.map((file) => [file, 1]));
  if (code !== 0) console.log(`${command}\n${output.split('\n').slice(-20).join('\n')}`);
  return failed;
}

/** How often each file of a group failed in all its runs. */
async function repeatGroup(group: Group): Promise<string[][]> {
  const sums = new Map(group.files.map((file) => [file, 0]));
  const runs = isEndToEnd(group.files[0] ?? '') ? 1 : TIMES;
  for (let seed = 1; seed <= runs; seed += 1) {
    for (const [file, times] of await failures(group, seed)) sums.set(file, (sums.get(file) ?? 0) + times);
    console.log(`${group.project}: ${runs === 1 ? TIMES : seed} of ${TIMES}`);
  }
  return [...sums].map(([file, failed]) => [file, group.project, `${Math.max(0, TIMES - failed)} of ${TIMES}`]);
}

/** @param named paths of test files; without them the changed ones */
export async function repeatTests(named: readonly string[]): Promise<[line: string, passed: boolean]> {
  const files = named.length > 0 ? named.map((file) => relative(root, join(root, file))) : changed();
  if (files.length === 0) fail('No test file differs from main. Name one: npm run test -- flaky FILE');
  const browser = files.filter(isEndToEnd);
  const groups = [
    ...projectsOf(files.filter((file) => !isEndToEnd(file))),
    ...(browser.length > 0 ? [{ project: 'chromium', files: browser }] : []),
  ];
  rmSync(join(root, '.reports/repeat.log'), { force: true });
  const rest = keepBusy(availableParallelism());
  const rows: string[][] = [];
  try {
    for (const group of groups) rows.push(...(await repeatGroup(group)));
  } finally {
    rest();
  }
  console.log(table(['file', 'project', 'passed'], rows));
  const failed = rows.filter(([, , passed]) => passed !== `${TIMES} of ${TIMES}`).length;
  return [`${rows.length - failed} passed, ${failed} failed`, failed === 0 && rows.length > 0];
}
