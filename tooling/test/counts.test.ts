import { describe, expect, test } from 'vitest';
import { add, count, summary, withFlaky } from './counts.ts';
import type { Report } from './junit.ts';

const report = (passed: number, failed = 0, skipped = 0): Report => ({
  counts: { passed, failed, skipped },
  cases: [],
  files: [],
});

describe('counting', () => {
  test('a check without a runner is one test', () => {
    expect(count([], 0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(count([], 2)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test('the runners are believed when they ran to the end', () => {
    expect(count([report(2, 0, 2), report(1)], 0)).toEqual({ passed: 3, failed: 0, skipped: 2 });
    expect(count([report(3, 2, 1)], 1)).toEqual({ passed: 3, failed: 2, skipped: 1 });
  });

  test('a runner that crashed, wrote nothing or ran nothing is a failure', () => {
    expect(count([report(3)], 1)).toEqual({ passed: 3, failed: 1, skipped: 0 });
    expect(count([report(0)], 0).failed).toBe(1);
    expect(count([report(5), report(0)], 0)).toEqual({ passed: 5, failed: 1, skipped: 0 });
  });

  test('a test that passed only when it was repeated has failed', () => {
    expect(withFlaky({ passed: 3, failed: 0, skipped: 1 }, 2)).toEqual({ passed: 1, failed: 2, skipped: 1 });
  });

  test('the last line', () => {
    expect(summary(add({ passed: 1, failed: 0, skipped: 0 }, { passed: 2, failed: 0, skipped: 0 }))).toBe(
      '3 passed, 0 failed',
    );
    expect(summary({ passed: 1, failed: 2, skipped: 3 })).toBe('1 passed, 2 failed, 3 skipped');
  });
});
