import { expect, test } from 'vitest';
import { shuffled } from './shuffled.ts';

test('[ENTRY-11] a shuffle brings each item to each place equally often', () => {
  const items = [0, 1, 2, 3, 4];
  const rounds = 5_000;
  const times = items.map(() => items.map(() => 0));
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, item] of shuffled(items).entries()) {
      const row = times[item] ?? [];
      row[place] = (row[place] ?? 0) + 1;
    }
  }
  // A thousand each, within seven standard deviations.
  for (const count of times.flat()) expect(Math.abs(count - rounds / items.length)).toBeLessThan(200);
});

test('[ENTRY-11] a shuffle keeps every item once, and leaves the list as it was', () => {
  const items = Object.freeze(['a', 'b', 'b', 'c']);
  expect(shuffled(items).toSorted()).toEqual(['a', 'b', 'b', 'c']);
  expect(shuffled([])).toEqual([]);
});
