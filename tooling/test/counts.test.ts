import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { add, count, summary } from './counts.ts';
import type { Check } from './steps.ts';

const folder = mkdtempSync(join(tmpdir(), 'nzete-counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const runner = (kind: 'vitest' | 'playwright', content?: unknown): Check => {
  const file = `${kind}.json`;
  rmSync(join(folder, file), { force: true });
  if (content !== undefined) writeFileSync(join(folder, file), JSON.stringify(content));
  return { command: '', report: { kind, file } };
};
const vitest = (passed: number, failed: number, testResults: unknown[] = []) =>
  runner('vitest', {
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults,
  });

describe('counting', () => {
  test('a check without a runner is one test', () => {
    expect(count({ command: '' }, 0, folder)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(count({ command: '' }, 2, folder)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test('the runners are believed when they ran to the end', () => {
    expect(count(vitest(3, 0), 0, folder)).toEqual({ passed: 3, failed: 0, skipped: 2 });
    expect(count(vitest(3, 2), 1, folder)).toEqual({ passed: 3, failed: 2, skipped: 2 });
    const playwright = runner('playwright', { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 } });
    expect(count(playwright, 1, folder)).toEqual({ passed: 4, failed: 2, skipped: 2 });
  });

  test('a file that could not be loaded is a failure', () => {
    expect(count(vitest(3, 0, [{ status: 'failed', assertionResults: [] }]), 1, folder).failed).toBe(1);
  });

  test('a runner that crashed, wrote nothing or ran nothing is a failure', () => {
    expect(count(vitest(3, 0), 1, folder).failed).toBe(1);
    expect(count(vitest(0, 0), 0, folder).failed).toBe(1);
    expect(count(runner('vitest'), 0, folder).failed).toBe(1);
  });

  test('the last line', () => {
    expect(summary(add({ passed: 1, failed: 0, skipped: 0 }, { passed: 2, failed: 0, skipped: 0 }))).toBe(
      '3 passed, 0 failed',
    );
    expect(summary({ passed: 1, failed: 2, skipped: 3 })).toBe('1 passed, 2 failed, 3 skipped');
  });
});
