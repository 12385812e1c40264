import { expect, test } from 'vitest';
import { chosenIn } from '../../shared/address.ts';
import { address, readAddress, withParameters } from './address.ts';

const read = (search: string) => readAddress(chosenIn(address, search));

test('[PORTAL-01] the tab is in the address, and the first where there is none', () => {
  expect(read('').tab).toBe('realtime');
  expect(read('?tab=plugins').tab).toBe('plugins');
  expect(read('?tab=nothing').tab).toBe('realtime');
});

test('[PORTAL-07] province, search and order are read where they make sense', () => {
  expect(read('?province=CD-KN&q=goma&order=airQuality')).toEqual({
    tab: 'realtime',
    province: 'CD-KN',
    search: 'goma',
    order: 'airQuality',
  });
  expect(read('?province=<b>&q=%20&order=up')).toMatchObject({ province: undefined, search: '', order: 'name' });
});

test('a change keeps the other parameters, and leaves out what the page would not read', () => {
  expect(withParameters('?lang=fr&tab=plugins', { province: 'CD-NK' })).toBe('?lang=fr&tab=plugins&province=CD-NK');
  expect(withParameters('?lang=fr&province=CD-NK', { province: null })).toBe('?lang=fr');
  expect(withParameters('?order=humidity', { order: 'name' })).toBe('');
  expect(withParameters('', { q: ' ' })).toBe('');
});
