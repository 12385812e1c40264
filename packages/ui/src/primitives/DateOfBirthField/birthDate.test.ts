import { describe, expect, test } from 'vitest';
import { birthDateProblem, digits, isoDate, joined, partsOf } from './birthDate.ts';

const today = '2026-07-30';

describe('birthDateProblem', () => {
  test.each([
    ['', 'missing'],
    ['--', 'missing'],
    ['1998--21', 'incomplete'],
    ['98-4-21', 'incomplete'],
    ['1998-2-30', 'impossible'],
    ['2023-2-29', 'impossible'],
    ['1998-13-1', 'impossible'],
    ['1998-0-1', 'impossible'],
    ['2026-7-30', 'future'],
    ['2031-1-1', 'future'],
    ['1899-12-31', 'early'],
    ['2024-2-29', undefined],
    ['1900-1-1', undefined],
    ['2026-7-29', undefined],
  ])('%j is %s', (value, problem) => {
    expect(birthDateProblem(value, today)).toBe(problem);
  });
});

test('parts are joined and split as typed', () => {
  expect(joined({ day: '4', month: '', year: '19' })).toBe('19--4');
  expect(partsOf('19--4')).toEqual({ day: '4', month: '', year: '19' });
  expect(joined({ day: '', month: '', year: '' })).toBe('');
});

test('characters that are not digits, or too many, are dropped', () => {
  expect(digits('4th', 2)).toBe('4');
  expect(digits('19985', 4)).toBe('1998');
});

test('a date is sent with two digits for month and day', () => {
  expect(isoDate('1998-4-2')).toBe('1998-04-02');
});
