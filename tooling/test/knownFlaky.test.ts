import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { clockShift } from '../lib/clock.ts';
import { root } from '../lib/files.ts';
import { faultsOf, isKnown, type KnownFlaky, knownFlaky } from './knownFlaky.ts';

const row: KnownFlaky = {
  file: 'apps/site/e2e/home.spec.ts',
  title: 'the menu opens',
  cause: 'The menu listens only after hydration.',
  since: '2026-11-20',
};
const now = Date.parse('2026-11-28T12:00Z');

describe('the list of flaky tests', () => {
  test('is short and young, and says the causes', () => {
    // With the clock at another day every row would be old.
    expect(faultsOf(knownFlaky, Date.now() - clockShift())).toEqual([]);
    expect(knownFlaky.filter(({ file }) => !existsSync(join(root, file)))).toEqual([]);
  });

  test('may not have more than five rows, a row of more than 14 days, or one without cause or date', () => {
    expect(faultsOf([row], now)).toEqual([]);
    expect(faultsOf([row, row, row, row, row, row], now)).toEqual(['at most 5 tests may be listed']);
    const wrong = [
      { ...row, cause: 'load' },
      { ...row, since: '2026-11-13' },
      { ...row, since: '' },
    ];
    expect(wrong.map((each) => faultsOf([each], now).length)).toEqual([1, 1, 1]);
  });

  test('knows a test by its file and its title', () => {
    expect(isKnown({ file: row.file, title: row.title }, [row])).toBe(true);
    expect(isKnown({ file: row.file, title: 'another' }, [row])).toBe(false);
  });
});
