import { existsSync, readFileSync } from 'node:fs';
import type { Check } from './steps.ts';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export const none: Counts = { passed: 0, failed: 0, skipped: 0 };

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** The sums of a JUnit report, which Vitest and Playwright write alike. */
function read(file: string): Counts {
  if (!existsSync(file)) return none;
  const suites = readFileSync(file, 'utf8').match(/<testsuite [^>]*>/g) ?? [];
  const sum = (name: string) =>
    suites.reduce((total, suite) => total + Number(new RegExp(` ${name}="(\\d+)"`).exec(suite)?.[1] ?? 0), 0);
  const [failed, skipped] = [sum('failures') + sum('errors'), sum('skipped')];
  return { passed: sum('tests') - failed - skipped, failed, skipped };
}

/**
 * The counts of a check. A runner that crashed, wrote no report or ran no test adds one failure.
 */
export function count({ report }: Check, code: number, reports: string): Counts {
  if (!report) return code === 0 ? { ...none, passed: 1 } : { ...none, failed: 1 };
  const counts = read(`${reports}/${report}`);
  const empty = counts.passed + counts.failed === 0;
  const crashed = code !== 0 && counts.failed === 0;
  return empty || crashed ? { ...counts, failed: counts.failed + 1 } : counts;
}

/** The last line of the output. */
export const summary = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
