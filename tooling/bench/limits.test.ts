import { describe, expect, test } from 'vitest';
import { holds, limitWords, times } from './limits.ts';

describe('a measure keeps within its limits', () => {
  test('of times the floor', () => {
    expect(holds({ site: 850, floor: 1_000 }, { timesFloor: 0.85 })).toBe(true);
    expect(holds({ site: 851, floor: 1_000 }, { timesFloor: 0.85 })).toBe(false);
  });

  test('of times the base, when there is one', () => {
    expect(holds({ site: 660, base: 1_000 }, { timesBase: 0.65 })).toBe(false);
    expect(holds({ site: 660 }, { timesBase: 0.65 })).toBe(true);
  });

  test('of a number of its own', () => {
    expect(holds({ site: 0.01 }, { atMost: 0.01 })).toBe(true);
    expect(holds({ site: 0.011, floor: 5 }, { atMost: 0.01 })).toBe(false);
  });

  test('only when it keeps within all of them', () => {
    const limits = { atMost: 500, timesFloor: 0.85, timesBase: 0.65 };
    expect(holds({ site: 400, floor: 500, base: 700 }, limits)).toBe(true);
    expect(holds({ site: 400, floor: 400, base: 700 }, limits)).toBe(false);
    expect(holds({ site: 400, floor: 500, base: 600 }, limits)).toBe(false);
  });

  test('of times a floor of nothing only with nothing', () => {
    expect(holds({ site: 0, floor: 0 }, { timesFloor: 3 })).toBe(true);
    expect(holds({ site: 1, floor: 0 }, { timesFloor: 3 })).toBe(false);
  });

  test('never when it is no number', () => {
    expect(holds({ site: Number.NaN, floor: 1 }, { timesFloor: 3 })).toBe(false);
    expect(holds({ site: Number.NaN }, { atMost: 3 })).toBe(false);
  });
});

test('a ratio is shown to two places, and not at all where there is nothing to divide by', () => {
  expect(times(1, 3)).toBe('0.33');
  expect(times(1, 0)).toBe('');
  expect(times(1, undefined)).toBe('');
});

test('limits are told in words', () => {
  expect(limitWords({ timesFloor: 0.85, timesBase: 0.65 }, String)).toBe('0.85 x floor, 0.65 x base');
  expect(limitWords({ atMost: 0.01 }, (value) => value.toFixed(4))).toBe('0.0100');
  expect(limitWords({}, String)).toBe('');
});
