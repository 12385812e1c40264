import { readJson } from '../lib/files.ts';
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

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** A file that could not be loaded has status failed and no tests. */
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

function fromVitest(report: VitestReport): Counts {
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** A flaky test, which passes only on a retry, counts as failed. */
function fromPlaywright({ stats }: PlaywrightReport): Counts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

function read(kind: 'vitest' | 'playwright', file: string): Counts {
  try {
    const report = readJson<unknown>(file, undefined);
    if (report === undefined) return none;
    return kind === 'vitest' ? fromVitest(report as VitestReport) : fromPlaywright(report as PlaywrightReport);
  } catch {
    return none;
  }
}

/**
 * The counts of a check. A runner that crashed, wrote no report or ran no test adds one failure.
 */
export function count({ report }: Check, code: number, reports: string): Counts {
  if (!report) return code === 0 ? { ...none, passed: 1 } : { ...none, failed: 1 };
  const counts = read(report.kind, `${reports}/${report.file}`);
  const empty = counts.passed + counts.failed === 0;
  const crashed = code !== 0 && counts.failed === 0;
  return empty || crashed ? { ...counts, failed: counts.failed + 1 } : counts;
}

/** The last line of the output. */
export const summary = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
