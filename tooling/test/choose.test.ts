import { expect, test } from 'vitest';
import { choose } from './choose.ts';
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
  expect(packed?.checks.map(({ command }) => command).join()).toContain(
    'vitest run --project package tooling/pack/starters',
  );
  expect(choose(['release']).at(-1)?.checks).toHaveLength(1);
});

test('a named step brings the build that it needs', () => {
  expect(names(choose(['unit']))).toEqual(['build', 'unit']);
  expect(names(choose(['lint']))).toEqual(['lint']);
});
