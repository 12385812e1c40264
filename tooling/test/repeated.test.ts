import { expect, test } from 'vitest';
import type { TestCase } from './junit.ts';
import { failuresByFile, isTestFile } from './repeated.ts';

const failed = (file: string, title: string): TestCase => ({ file, title, state: 'failed' });

test('a file failed as often as its worst test', () => {
  const files = ['apps/site/e2e/home.spec.ts', 'apps/site/e2e/about.spec.ts'];
  const cases: TestCase[] = [
    failed('home.spec.ts', 'opens'),
    failed('home.spec.ts', 'closes'),
    failed('home.spec.ts', 'opens'),
    { file: 'about.spec.ts', title: 'opens', state: 'passed' },
  ];
  expect(failuresByFile(cases, files)).toEqual(new Map([['apps/site/e2e/home.spec.ts', 2]]));
});

test('tests, browser tests and stories are test files', () => {
  const names = ['a/b.test.ts', 'a/b.spec.ts', 'B.tests.stories.tsx', 'a/support.ts', 'testing.md'];
  expect(names.filter(isTestFile)).toEqual(names.slice(0, 3));
});
