/** The steps of `npm test`; see tooling/test.mjs. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { clockEnvironment } from '../lib/clock.ts';
import { readJson, writeJson } from '../lib/files.ts';
import { fail, root } from '../lib/setup.mjs';
import { choose, leftOut } from './choose.ts';
import { summary } from './counts.ts';
import { asLast, type Last, notes, type Outcome, slowest, stepTable, total } from './outcome.ts';
import { repeatTests } from './repeat.ts';
import { runStep } from './runStep.ts';
import { schedule } from './schedule.ts';
import { type Step, steps } from './steps.ts';
import { runThrice } from './thrice.ts';

const lastFile = join(root, '.reports/last.json');

/** Runs the steps and prints what they did. Returns the last line, and whether all passed. */
async function runSteps(
  chosen: Step[],
  names: string[],
  labelsFlaky = false,
): Promise<[line: string, passed: boolean]> {
  const began = performance.now();
  const ended = new Map<Step, Outcome>();
  const failed = () => [...ended.values()].filter(({ counts }) => counts.failed > 0).map(({ name }) => name);
  await schedule(chosen, async (step) => void ended.set(step, await runStep(step, failed(), labelsFlaky)));

  const outcomes = chosen.flatMap((step) => ended.get(step) ?? []);
  const last = readJson<Last>(lastFile, {});
  console.log(stepTable(outcomes, last, performance.now() - began));
  console.log(`\n${slowest(outcomes)}\n`);
  const left = leftOut(names);
  if (left) console.log(left);
  for (const note of notes(outcomes)) console.log(note);
  writeJson(lastFile, { ...last, ...asLast(outcomes) });
  const counts = total(outcomes);
  return [summary(counts), counts.failed === 0];
}

/** On another day nothing is taken from a cache, which knows the files and not the clock. */
function moveClock(at: string | undefined, zone: string | undefined) {
  if (!at && !zone) return;
  Object.assign(process.env, clockEnvironment(at, zone), { TURBO_FORCE: 'true' });
  console.log(`The clock: ${at ?? 'now'}${zone ? ` in ${zone}` : ''}`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      list: { type: 'boolean' },
      at: { type: 'string' },
      zone: { type: 'string' },
      'label-flaky': { type: 'boolean' },
    },
    allowPositionals: true,
  });
  if (values.list) {
    for (const { name, title } of steps) console.log(`${name.padEnd(14)}${title}`);
    return;
  }
  moveClock(values.at, values.zone);
  const [command, ...rest] = positionals;
  const result =
    command === 'flaky'
      ? await repeatTests(rest)
      : command === 'thrice'
        ? await runThrice(rest)
        : await runSteps(choose(positionals), positionals, values['label-flaky']);
  const [line, passed] = result;
  console.log(line);
  if (!passed) process.exitCode = 1;
}

await main().catch((error: Error) => fail(error.message));
