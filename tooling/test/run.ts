/** The steps of `npm test`; see tooling/test.mjs. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowser, ensureFirefox, ensureWebKit } from '../browser.ts';
import { ensureServices } from '../debian.ts';
import { run } from '../lib/run.mjs';
import { environment, root } from '../lib/setup.mjs';
import { table } from '../lib/table.ts';
import { ensurePostgres } from '../postgres.ts';
import { choose } from './choose.ts';
import { add, type Counts, count, none, summary } from './counts.ts';
import { schedule } from './schedule.ts';
import { type Check, type Step, steps } from './steps.ts';

/** A check that hangs fails after this time. */
const LIMIT_MS = 40 * 60_000;
const reports = join(root, '.reports');
// CI: a forgotten `.only` fails instead of hiding other tests. No colours: logs are read as text.
const env = environment({ CI: '1', NO_COLOR: '1' });

function printTail(output: string, log: string) {
  const tail = stripVTControlCharacters(output).trimEnd().split('\n').slice(-80);
  console.log(tail.map((line) => `  | ${line}`).join('\n'));
  console.log(`  | (full log: ${log})`);
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

async function runCheck(check: Check, step: Step): Promise<Counts> {
  const log = `.reports/${step.name}.log`;
  console.log(`${step.name}: ${check.command}`);
  if (check.report) rmSync(join(reports, check.report), { force: true });
  const options = { env, limit: LIMIT_MS, log: join(root, log) };
  const { code, output, ms } = await run(check.command, undefined, options);
  const counted = count(check, code, reports);
  const flaky = /^\s*\d+ flaky$[\s\S]*/m.exec(stripVTControlCharacters(output))?.[0];
  if (counted.failed > 0) printTail(output, log);
  else if (flaky) printTail(flaky, log);
  console.log(`${step.name}: ${summary(counted)} (${seconds(ms)})`);
  return counted;
}

const preparations = {
  postgres: ensurePostgres,
  services: () => {
    ensurePostgres();
    ensureServices();
  },
  firefox: ensureFirefox,
  webkit: ensureWebKit,
};

async function runStep(step: Step): Promise<Counts> {
  rmSync(join(root, `.reports/${step.name}.log`), { force: true });
  let counts = none;
  for (const check of step.checks) {
    const because = check.needs && failure(preparations[check.needs]);
    if (because) console.log(`\n!!! NOT RUN, and so not passed: ${check.command}\n!!! ${because}\n`);
    counts = add(counts, because ? { ...none, skipped: 1 } : await runCheck(check, step));
  }
  return counts;
}

/** Runs a preparation, and returns the message of its error, if any. */
function failure(prepare: () => void): string | undefined {
  try {
    prepare();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Why a step cannot run; undefined if it can. */
function obstacle(step: Step, failed: string[]): string | undefined {
  if (step.needs?.includes('build') && failed.includes('build')) return 'the build failed';
  return step.needs?.includes('browser') ? failure(ensureBrowser) : undefined;
}

/** Runs the steps, prints their durations, and returns the sum of their counts. */
async function runSteps(chosen: Step[]): Promise<Counts> {
  const began = performance.now();
  const failed: string[] = [];
  const ended = new Map<Step, { counts: Counts; ms: number }>();
  await schedule(chosen, async (step) => {
    const stepBegan = performance.now();
    const because = obstacle(step, failed);
    if (because) console.log(`${step.name}: not run: ${because}`);
    const counts = because ? { ...none, failed: step.checks.length } : await runStep(step);
    if (counts.failed > 0) failed.push(step.name);
    ended.set(step, { counts, ms: performance.now() - stepBegan });
  });
  const rows = chosen.flatMap((step) => {
    const { counts, ms } = ended.get(step) ?? { counts: none, ms: 0 };
    return [[step.name, seconds(ms), summary(counts)]];
  });
  console.log(table(['step', 'time', ''], [...rows, ['in all', seconds(performance.now() - began), '']]));
  if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`);
  return [...ended.values()].reduce((total, { counts }) => add(total, counts), none);
}

const args = process.argv.slice(2);
if (args.includes('--list')) {
  for (const { name, title } of steps) console.log(`${name.padEnd(14)}${title}`);
} else {
  const total = await runSteps(choose(args));
  console.log(summary(total));
  if (total.failed > 0) process.exitCode = 1;
}
