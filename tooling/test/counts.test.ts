import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { add, count, summary } from './counts.ts';
import type { Check } from './steps.ts';

const folder = mkdtempSync(join(tmpdir(), 'nzete-counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const check: Check = { command: '', report: 'tests.xml' };

/** The report of a runner, with a suite for each file. */
function write(...suites: string[]) {
  const elements = suites.map((numbers) => `<testsuite name="a.test.ts" ${numbers}><testcase name="b"/></testsuite>`);
  writeFileSync(join(folder, 'tests.xml'), `<testsuites tests="99">${elements.join('')}</testsuites>`);
}

describe('counting', () => {
  test('a check without a runner is one test', () => {
    expect(count({ command: '' }, 0, folder)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(count({ command: '' }, 2, folder)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test('the runners are believed when they ran to the end', () => {
    write('tests="4" failures="0" errors="0" skipped="2"', 'tests="1" failures="0" skipped="0" errors="0"');
    expect(count(check, 0, folder)).toEqual({ passed: 3, failed: 0, skipped: 2 });
    write('tests="6" failures="1" errors="1" skipped="1"');
    expect(count(check, 1, folder)).toEqual({ passed: 3, failed: 2, skipped: 1 });
  });

  test('a runner that crashed, wrote nothing or ran nothing is a failure', () => {
    write('tests="3" failures="0" errors="0" skipped="0"');
    expect(count(check, 1, folder)).toEqual({ passed: 3, failed: 1, skipped: 0 });
    write();
    expect(count(check, 0, folder).failed).toBe(1);
    rmSync(join(folder, 'tests.xml'));
    expect(count(check, 0, folder).failed).toBe(1);
  });

  test('the last line', () => {
    expect(summary(add({ passed: 1, failed: 0, skipped: 0 }, { passed: 2, failed: 0, skipped: 0 }))).toBe(
      '3 passed, 0 failed',
    );
    expect(summary({ passed: 1, failed: 2, skipped: 3 })).toBe('1 passed, 2 failed, 3 skipped');
  });
});
