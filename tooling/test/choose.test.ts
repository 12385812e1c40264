import { expect, test } from 'vitest';
import { choose, leftOut } from './choose.ts';
import { steps } from './steps.ts';

const names = (chosen: { name: string }[]) => chosen.map(({ name }) => name);

test('the quick run has no step without checks', () => {
  const quick = choose([]);
  expect(quick.filter(({ checks }) => checks.length === 0)).toEqual([]);
  expect(names(quick)).toContain('unit');
  expect(names(quick)).not.toContain('operations');
});

test('the full run leaves out what only matters to a release; a named step has it', () => {
  expect(choose(['all'])).toEqual(steps.filter(({ checks }) => checks.length > 0));
  expect(names(choose(['all']))).not.toContain('release');
  const [packed] = choose(['package']).filter(({ name }) => name === 'package');
  expect(packed?.checks.map(({ command }) => command).join()).toContain('turbo run //#test:starters');
  expect(choose(['release']).at(-1)?.checks).toHaveLength(1);
});

test('the quick run says which steps it does not run whole', () => {
  expect(leftOut([])).toMatch(/^Not run, or only in part: .*\be2e\b/);
  expect(leftOut([])).not.toContain('lint');
  expect(leftOut(['all'])).toBeUndefined();
});

test('a named step brings the build that it needs', () => {
  expect(names(choose(['unit']))).toEqual(['build', 'unit']);
  expect(names(choose(['lint']))).toEqual(['lint']);
});
