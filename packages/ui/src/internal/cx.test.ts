import { expect, test } from 'vitest';
import { cx } from './cx.ts';

test.each([
  ['padding', 'nz:px-5 nz:pt-[0.6875rem] nz:grid', 'nz:px-2', 'nz:pt-[0.6875rem] nz:grid nz:px-2'],
  ['padding on all sides', 'nz:px-5 nz:pt-1 nz:ps-4', 'nz:p-2', 'nz:p-2'],
  ['padding on one side leaves the others', 'nz:px-5 nz:py-3', 'nz:pt-2', 'nz:px-5 nz:py-3 nz:pt-2'],
  ['a negative margin', 'nz:ms-2', 'nz:-mx-3', 'nz:-mx-3'],
  [
    'the colour of text, not its size',
    'nz:text-md nz:text-text nz:text-start',
    'nz:text-danger',
    'nz:text-md nz:text-start nz:text-danger',
  ],
  [
    'the size of text, not its colour',
    'nz:text-md nz:text-(--nz-tone)',
    'nz:text-[1.25rem]',
    'nz:text-(--nz-tone) nz:text-[1.25rem]',
  ],
  [
    'the ground, not its picture',
    'nz:bg-bg nz:bg-[length:45%_100%]',
    'nz:bg-sunk',
    'nz:bg-[length:45%_100%] nz:bg-sunk',
  ],
  [
    'the colour of a border, not its width',
    'nz:border-line nz:border-b-[3px]',
    'nz:border-danger',
    'nz:border-b-[3px] nz:border-danger',
  ],
  ['both measures', 'nz:h-10 nz:w-full nz:min-w-0', 'nz:size-4', 'nz:min-w-0 nz:size-4'],
  ['display', 'nz:inline-flex nz:items-center', 'nz:grid', 'nz:items-center nz:grid'],
  ['at all widths', 'nz:px-3 nz:sm:px-5 nz:max-md:ps-1', 'nz:px-2', 'nz:px-2'],
  ['from a width on', 'nz:px-3 nz:lg:px-5', 'nz:lg:px-2', 'nz:px-3 nz:lg:px-2'],
  [
    'in one state only',
    'nz:bg-primary nz:hover:bg-primary-hover',
    'nz:bg-sunk',
    'nz:hover:bg-primary-hover nz:bg-sunk',
  ],
  [
    'in the state that is passed',
    'nz:bg-primary nz:hover:bg-primary-hover',
    'nz:hover:bg-sunk',
    'nz:bg-primary nz:hover:bg-sunk',
  ],
  ['not of a part', 'nz:p-4 nz:[&_svg]:size-5', 'nz:size-6', 'nz:p-4 nz:[&_svg]:size-5 nz:size-6'],
])('what is passed wins: %s', (_, own, passed, result) => {
  expect(cx(own, passed)).toBe(result);
  expect(cx(own, passed)).toBe(result);
});

test('skips falsy values, and puts classes of other projects first', () => {
  expect(cx('nz:px-5', false, undefined, 'px-2')).toBe('px-2 nz:px-5');
  expect(cx('nz:px-5 nz:grid', 'theirs nz:px-2 more')).toBe('theirs more nz:grid nz:px-2');
  expect(cx(cx('nz:grid', 'theirs'), 'nz:px-2')).toBe('theirs nz:grid nz:px-2');
  expect(cx('nz-splash', undefined)).toBe('nz-splash');
  expect(cx('nz:px-5', undefined)).toBe('nz:px-5');
  expect(cx(undefined, 'nz:px-5')).toBe('nz:px-5');
});

test('a duplicate class is kept once', () => {
  expect(cx('nz:px-5 nz:grid', 'nz:px-5')).toBe('nz:grid nz:px-5');
});
