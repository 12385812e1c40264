import type { Counts, Report } from './junit.ts';

export const none: Counts = { passed: 0, failed: 0, skipped: 0 };

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/**
 * The counts of a check, without reports one test. A runner that crashed, wrote no report or ran no
 * test adds one failure.
 */
export function count(reports: readonly Report[], code: number): Counts {
  if (reports.length === 0) return code === 0 ? { ...none, passed: 1 } : { ...none, failed: 1 };
  const counts = reports.map((report) => report.counts).reduce(add);
  const empty = reports.some((report) => report.counts.passed + report.counts.failed === 0);
  const crashed = code !== 0 && counts.failed === 0;
  return empty || crashed ? { ...counts, failed: counts.failed + 1 } : counts;
}

/** A test that passed late did not pass, unless it is known. */
export const withFlaky = (counts: Counts, unknown: number): Counts => ({
  ...counts,
  passed: counts.passed - unknown,
  failed: counts.failed + unknown,
});

/** The last line of the output. */
export const summary = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
