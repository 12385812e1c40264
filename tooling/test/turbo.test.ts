import { expect, test } from 'vitest';
import turbo from '../../turbo.json' with { type: 'json' };
import { steps } from './steps.ts';
import { keptIn } from './turbo.ts';

test('the tasks that turbo did not run again are told', () => {
  const output = [
    '//:test:new: cache miss, executing 1f',
    '//:test:new:  ✓ cache hit',
    '\u001b[35m//:test:hosts: \u001b[0mcache hit, suppressing logs 2e',
  ].join('\n');
  expect(keptIn(output)).toEqual(['test:hosts']);
});

/** What is never taken from a cache, since it depends on more than files: the database, the browser. */
const always = ['e2e', 'browsers', 'api', 'stories', 'unit'];

test('every kept task says what it depends on, and keeps its report, by which its tests are counted', () => {
  const checks = steps.flatMap(({ checks: all, ifNamed = [] }) => [...all, ...ifNamed]).filter(({ isKept }) => isKept);
  const tasks = checks.flatMap(({ command }) => command.match(/\/\/#test:\w+/g) ?? []);
  const known: Record<string, { inputs?: string[]; outputs?: string[]; dependsOn?: string[] }> = turbo.tasks;
  expect(tasks.length).toBeGreaterThan(0);
  for (const task of tasks) {
    expect(known[task]?.outputs, task).toEqual([`.reports/${task.replace('//#test:', '')}.xml`]);
    expect(known[task]?.inputs?.length, task).toBeGreaterThan(0);
  }
  expect(
    Object.keys(turbo.tasks)
      .filter((name) => /test/.test(name))
      .toSorted(),
  ).toEqual(tasks.toSorted());
});

test('end to end, databases, stories and units run every time', () => {
  const kept = steps.filter(({ checks, ifNamed = [] }) => [...checks, ...ifNamed].some(({ isKept }) => isKept));
  expect(kept.map(({ name }) => name).filter((name) => always.includes(name))).toEqual([]);
});
