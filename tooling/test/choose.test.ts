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

test('the full run has every step with all of its checks', () => {
  expect(choose(['all'])).toEqual(steps);
});

test('a named step brings the build that it needs', () => {
  expect(names(choose(['unit']))).toEqual(['build', 'unit']);
  expect(names(choose(['lint']))).toEqual(['lint']);
});
