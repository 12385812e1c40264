/** What a step did, and the lines that a run prints of it at its end. */
import { table } from '../lib/table.ts';
import { commandFor } from './alone.ts';
import { add, none, summary } from './counts.ts';
import type { Counts, Report, TestCase } from './junit.ts';
import { isKnown, knownFlaky } from './knownFlaky.ts';
import type { Retried } from './retried.ts';

export interface Outcome {
  name: string;
  ms: number;
  counts: Counts;
  /** Each with the command that runs it alone. */
  failures: (Pick<TestCase, 'file' | 'title'> & { command: string })[];
  flaky: Retried[];
  files: Report['files'];
  /** What was not run, and why. */
  left: string[];
}

export const outcome = (name: string): Outcome => ({
  ...{ name, ms: 0, counts: none, failures: [], flaky: [], files: [], left: [] },
});

/** The tests of a report that failed, with the commands that run them. */
export const failuresOf = (reports: readonly Report[], alone: string | undefined): Outcome['failures'] =>
  reports
    .flatMap(({ cases }) => cases)
    .filter(({ state }) => alone && state === 'failed')
    .map(({ file, title }) => ({ file, title, command: commandFor(alone ?? '', { file, title }) }));

/** Seconds and tests of each step in the last run that had it. */
export type Last = Record<string, { seconds: number; tests: number }>;

const seconds = (ms: number) => Math.round(ms / 1000);

export const asLast = (outcomes: readonly Outcome[]): Last =>
  Object.fromEntries(
    outcomes.map(({ name, ms, counts }) => [name, { seconds: seconds(ms), tests: counts.passed + counts.failed }]),
  );

export function stepTable(outcomes: readonly Outcome[], last: Last, ms: number): string {
  const before = ({ seconds: time, tests }: Last[string]) => `${time} s, ${tests} tests`;
  const rows = outcomes.map(({ name, ms: time, counts }) => {
    const then = last[name];
    return [name, `${seconds(time)} s`, summary(counts), then ? before(then) : ''];
  });
  return table(['step', 'time', 'tests', 'last time'], [...rows, ['in all', `${seconds(ms)} s`, '', '']]);
}

const SLOWEST = 10;

export function slowest(outcomes: readonly Outcome[]): string {
  const files = outcomes.flatMap((one) => one.files.map((file) => ({ ...file, step: one.name })));
  const rows = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  if (rows.length === 0) return '';
  return table(
    ['slowest files', 'step', 'time'],
    rows.map(({ file, step, seconds: time }) => [file, step, `${Math.round(time)} s`]),
  );
}

/** Everything below the tables; the last lines name the flaky tests. */
export function notes(outcomes: readonly Outcome[], known = knownFlaky): string[] {
  const left = outcomes.flatMap(({ name, left: reasons, counts }) => [
    ...reasons.map((reason) => `Not run: ${name}: ${reason}`),
    ...(counts.skipped > 0 ? [`Skipped: ${name}: ${counts.skipped} tests, by their own conditions`] : []),
  ]);
  const failures = outcomes.flatMap((one) =>
    one.failures.map(({ file, title, command }) => `Failed: ${file}: ${title}\n  ${command}`),
  );
  const failed = outcomes.filter(({ counts }) => counts.failed > 0).map(({ name }) => name);
  const flaky = outcomes.flatMap((one) =>
    one.flaky.map((test) => `Flaky${isKnown(test, known) ? ' (known)' : ''}: ${test.file}: ${test.title}`),
  );
  return [...left, ...failures, ...(failed.length > 0 ? [`Failed steps: ${failed.join(', ')}`] : []), ...flaky];
}

export const total = (outcomes: readonly Outcome[]): Counts => outcomes.map(({ counts }) => counts).reduce(add, none);
