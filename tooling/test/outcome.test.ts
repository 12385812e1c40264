import { describe, expect, test } from 'vitest';
import { parseReport } from './junit.ts';
import { asLast, failuresOf, notes, type Outcome, outcome, slowest, stepTable, total } from './outcome.ts';

const unit: Outcome = {
  ...outcome('unit'),
  ms: 12_400,
  counts: { passed: 8, failed: 1, skipped: 2 },
  failures: [{ file: 'a.test.ts', title: 'counts', command: 'npx vitest run a.test.ts' }],
  files: Array.from({ length: 12 }, (_, index) => ({ file: `${index}.test.ts`, seconds: index })),
};
const e2e: Outcome = {
  ...outcome('e2e'),
  ms: 60_000,
  counts: { passed: 4, failed: 0, skipped: 0 },
  flaky: [{ file: 'home.spec.ts', title: 'opens' }],
  left: ['unchanged since the last green run: container'],
};

describe('at its end a run says', () => {
  test('the time and the tests of each step beside the last time', () => {
    expect(stepTable([unit, e2e], { unit: { seconds: 9, tests: 7 } }, 72_400)).toBe(
      [
        'step    time  tests                        last time',
        '------  ----  ---------------------------  ------------',
        'unit    12 s  8 passed, 1 failed, 2 skipped  9 s, 7 tests',
        'e2e     60 s  4 passed, 0 failed',
        'in all  72 s',
      ]
        .join('\n')
        .replace('tests                        last', 'tests                          last')
        .replace('---------------------------  ---', '-----------------------------  ---'),
    );
    expect(asLast([unit, e2e])).toEqual({ unit: { seconds: 12, tests: 9 }, e2e: { seconds: 60, tests: 4 } });
  });

  test('the ten slowest files', () => {
    const lines = slowest([e2e, unit]).split('\n');
    expect(lines).toHaveLength(12);
    expect(lines[2]).toMatch(/^11\.test\.ts +unit +11 s$/);
    expect(slowest([e2e])).toBe('');
  });

  test('what was left out and why, what failed with its command, and last the flaky tests', () => {
    expect(notes([unit, e2e], [])).toEqual([
      'Skipped: unit: 2 tests, by their own conditions',
      'Not run: e2e: unchanged since the last green run: container',
      'Failed: a.test.ts: counts\n  npx vitest run a.test.ts',
      'Failed steps: unit',
      'Flaky: home.spec.ts: opens',
    ]);
    const known = { file: 'home.spec.ts', title: 'opens', cause: 'It listens late.', since: '2026-11-28' };
    expect(notes([e2e], [known]).at(-1)).toBe('Flaky (known): home.spec.ts: opens');
  });

  test('the sum of all tests', () => {
    expect(total([unit, e2e])).toEqual({ passed: 12, failed: 1, skipped: 2 });
  });
});

test('a failed test of a report comes with its command', () => {
  const report = parseReport(
    '<testsuite name="a" tests="1" failures="1"><testcase classname="a" name="b &gt; c"><failure/></testcase></testsuite>',
  );
  expect(failuresOf([report], 'vitest run --project unit')).toEqual([
    { file: 'a', title: 'b c', command: "npx vitest run --project unit a -t 'b c'" },
  ]);
});
