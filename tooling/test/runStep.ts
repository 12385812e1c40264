/** Runs a step: prepares what it needs, runs its checks, and reads their reports. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowser, ensureFirefox, ensureWebKit } from '../browser.ts';
import { ensureServices } from '../debian.ts';
import { run } from '../lib/run.mjs';
import { environment, root } from '../lib/setup.mjs';
import { ensurePostgres } from '../postgres.ts';
import { add, count, none, summary, withFlaky } from './counts.ts';
import { readReport } from './junit.ts';
import { isKnown } from './knownFlaky.ts';
import { failuresOf, type Outcome, outcome } from './outcome.ts';
import { RETRIED, readRetried } from './retried.ts';
import type { Check, Step } from './steps.ts';
import { keptIn } from './turbo.ts';

/** A check that hangs fails after this time. */
const LIMIT_MS = 40 * 60_000;
const folder = join(root, '.reports');

/** A failed check shows this much of its log. */
const TAIL_LINES = 80;

function printTail(output: string, log: string) {
  const tail = stripVTControlCharacters(output).trimEnd().split('\n').slice(-TAIL_LINES);
  console.log(tail.map((line) => `  | ${line}`).join('\n'));
  console.log(`  | (full log: ${log})`);
}

/** Runs a check and adds what it did to the outcome of its step. */
async function runCheck(check: Check, step: Step, to: Outcome, labelsFlaky: boolean): Promise<void> {
  const log = `.reports/${step.name}.log`;
  const retried = join(folder, `${step.name}-retried.json`);
  console.log(`${step.name}: ${check.command}`);
  for (const name of check.reports ?? []) rmSync(join(folder, name), { force: true });
  rmSync(retried, { force: true });
  // CI: a forgotten `.only` fails instead of hiding other tests, and a failure is repeated once, so
  // that it can be told from a flaky one. No colours: logs are read as text.
  const env = environment({ CI: '1', NO_COLOR: '1', [RETRIED]: retried, ...check.env });
  const { code, output, ms } = await run(check.command, undefined, { env, limit: LIMIT_MS, log: join(root, log) });

  const reports = (check.reports ?? []).map((name) => readReport(join(folder, name)));
  const flaky = readRetried(retried);
  const counted = withFlaky(count(reports, code), labelsFlaky ? 0 : flaky.filter((test) => !isKnown(test)).length);
  const kept = check.isKept ? keptIn(output) : [];
  if (counted.failed > 0) printTail(output, log);
  console.log(`${step.name}: ${summary(counted)} (${(ms / 1000).toFixed(1)} s)`);
  to.counts = add(to.counts, counted);
  to.failures.push(...failuresOf(reports, check.alone));
  to.flaky.push(...flaky);
  to.files.push(...(kept.length > 0 ? [] : reports.flatMap(({ files }) => files)));
  to.left.push(...kept.map((task) => `unchanged since the last green run: ${task}`));
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
function obstacle(step: Step, failed: readonly string[]): string | undefined {
  if (step.needs?.includes('build') && failed.includes('build')) return 'the build failed';
  return step.needs?.includes('browser') ? failure(ensureBrowser) : undefined;
}

/**
 * @param failed the names of the steps that have failed so far
 * @param labelsFlaky a test that passed late is named, and does not fail the step
 */
export async function runStep(step: Step, failed: readonly string[], labelsFlaky = false): Promise<Outcome> {
  const began = performance.now();
  const to = outcome(step.name);
  const because = obstacle(step, failed);
  if (because) {
    console.log(`${step.name}: not run: ${because}`);
    return { ...to, counts: { ...none, failed: step.checks.length }, left: [because] };
  }
  rmSync(join(folder, `${step.name}.log`), { force: true });
  for (const check of step.checks) {
    const missing = check.needs && failure(preparations[check.needs]);
    if (missing) {
      console.log(`\n!!! NOT RUN, and so not passed: ${check.command}\n!!! ${missing}\n`);
      to.counts = add(to.counts, { ...none, skipped: 1 });
      to.left.push(`${check.command}: ${missing}`);
    } else await runCheck(check, step, to, labelsFlaky);
  }
  return { ...to, ms: performance.now() - began };
}
