import { expect, test } from 'vitest';
import { changeSearch, parseSearch } from '../../shared/searchParams.ts';
import { callOf, inboxSearch, isFiltered, noFilters, pageOf } from './search.ts';

const read = (query: string) => parseSearch(inboxSearch, new URLSearchParams(query));

test('[STAFF-42] without filters it asks for what waits, the oldest first', () => {
  expect(callOf(read(''))).toEqual({ order: 'oldest', state: 'waiting' });
  expect(isFiltered(read(''))).toBe(false);
  expect(isFiltered(read('order=newest&page=3'))).toBe(false);
});

test('[STAFF-42] the filters of an address go into the call', () => {
  const search = read('q=mbo&kind=kyc&state=all&age=7&province=CD-KN&assigned=me&order=newest&page=2');
  expect(callOf(search)).toEqual({
    q: 'mbo',
    kind: 'kyc',
    age: 7,
    province: 'CD-KN',
    assigned: 'me',
    order: 'newest',
  });
  expect(pageOf(search)).toBe(2);
  expect(isFiltered(search)).toBe(true);
});

test('[STAFF-42] a broken address shows the inbox as it is at first', () => {
  expect(callOf(read('kind=x&state=x&age=x&province=x&assigned=%20&order=x&page=-1'))).toEqual(callOf(read('')));
  expect(pageOf(read('page=0'))).toBe(1);
});

test('[STAFF-42] clearing the filters leaves the order', () => {
  const cleared = changeSearch(inboxSearch, new URLSearchParams('kind=kyc&order=newest&page=2'), noFilters);
  expect(cleared.toString()).toBe('order=newest');
});
