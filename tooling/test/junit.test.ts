import { expect, test } from 'vitest';
import { parseReport } from './junit.ts';

const xml = `<?xml version="1.0"?>
<testsuites name="vitest tests" tests="99" time="2.5">
  <testsuite name="a/first.test.ts" tests="3" failures="1" errors="0" skipped="1" time="1.25">
    <testcase classname="a/first.test.ts" name="the form &gt; says &quot;no&quot; to &lt;b&gt;" time="0.1"/>
    <testcase classname="a/first.test.ts" name="[NAV-01] fails" time="0.1"><failure message="x">
      expected &lt;skipped/&gt;</failure></testcase>
    <testcase classname="a/first.test.ts" name="waits"><skipped/></testcase>
  </testsuite>
  <testsuite name="home.spec.ts" hostname="chromium" tests="1" failures="0" skipped="0" time="61" errors="0">
    <testcase name="the menu › opens" classname="home.spec.ts" time="61">
</testcase>
  </testsuite>
</testsuites>`;

test('a report tells the tests with their state, and the seconds of each file', () => {
  expect(parseReport(xml)).toEqual({
    counts: { passed: 2, failed: 1, skipped: 1 },
    cases: [
      { file: 'a/first.test.ts', title: 'the form says "no" to <b>', state: 'passed' },
      { file: 'a/first.test.ts', title: '[NAV-01] fails', state: 'failed' },
      { file: 'a/first.test.ts', title: 'waits', state: 'skipped' },
      { file: 'home.spec.ts', title: 'the menu opens', state: 'passed' },
    ],
    files: [
      { file: 'a/first.test.ts', seconds: 1.25 },
      { file: 'home.spec.ts', seconds: 61 },
    ],
  });
});
