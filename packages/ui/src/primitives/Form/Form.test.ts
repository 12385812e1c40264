import { describe, expect, test } from 'vitest';
import { errorPaths, isServerErrors, serverErrors, sortByField, valueAt } from './formErrors.ts';

describe('errorPaths', () => {
  test('finds nested errors and those in lists', () => {
    const errors = {
      name: 'a',
      address: { city: 'b', street: undefined },
      people: [undefined, { name: 'c' }],
      empty: '',
    };
    expect(errorPaths(errors)).toEqual(['name', 'address.city', 'people.1.name']);
  });
});

describe('valueAt', () => {
  const values = { address: { city: 'Boma' }, people: [{ name: 'Grâce' }] };

  test('reads both spellings of a list', () => {
    expect(valueAt(values, 'people[0].name')).toBe('Grâce');
    expect(valueAt(values, 'people.0.name')).toBe('Grâce');
  });

  test('is undefined where the path ends early', () => {
    expect(valueAt(values, 'address.city.ward')).toBeUndefined();
    expect(valueAt(null, 'address')).toBeUndefined();
  });
});

describe('inOrderOf', () => {
  test('follows the order of the values without duplicates, with unknown names last', () => {
    const values = { first: '', second: {}, third: '' };
    expect(sortByField(values, ['other', 'third', 'second.b', 'first', 'third'])).toEqual([
      'first',
      'second.b',
      'third',
      'other',
    ]);
  });
});

describe('isServerErrors', () => {
  test('distinguishes server errors from any other status', () => {
    expect(isServerErrors(serverErrors({ email: 'a@b.cd' }, { email: 'taken' }))).toBe(true);
    for (const other of [undefined, null, 'sent', { errors: {} }]) expect(isServerErrors(other)).toBe(false);
  });
});
