import { expect, test } from 'vitest';
import type { Text } from '../types.ts';
import { neighbours } from './neighbours.ts';

const texts = (...states: Text['state'][]) => states.map((state, index) => ({ id: `t${index}`, state }) as Text);
const page = { number: 2, size: 2, total: 6, state: 'all' };

test('[TEXTS-27] next and previous go through the list, and on to its other pages', () => {
  const list = texts('missing', 'missing');
  expect(neighbours(list, 0, page, '?page=2&text=t0')).toEqual({
    previous: '/translations?text=last',
    next: '/translations?page=2&text=t1',
  });
  expect(neighbours(list, 1, page, '?page=2').next).toBe('/translations?page=3&text=first');
  expect(neighbours(list, 1, { ...page, number: 3 }, '?page=3').next).toBeUndefined();
  expect(neighbours(list, 0, { ...page, number: 1 }, '').previous).toBeUndefined();
});

test('[TEXTS-27] what was corrected leaves the filter, and what comes next has moved up to this page', () => {
  const list = texts('drafted', 'missing');
  const filtered = { ...page, state: 'missing', total: 5 };
  expect(neighbours(list, 1, filtered, '?state=missing&page=2').next).toBe(
    '/translations?state=missing&page=2&text=first',
  );
  expect(neighbours(list, 1, { ...filtered, total: 0 }, '?state=missing').next).toBeUndefined();
});
