import { expect, test } from 'vitest';
import { chosenIn } from '../../shared/address.ts';
import { address, tabIn, withTab } from './address.ts';

test.each([
  ['', 'apply'],
  ['?tab=kyc', 'kyc'],
  ['?lang=fr&tab=current', 'current'],
  ['?tab=admin', 'apply'],
])('[COLLAB-01] %j is the tab %s', (search, tab) => {
  expect(tabIn(chosenIn(address, search))).toBe(tab);
});

test('[COLLAB-01] a tab leaves the other parameters as they are', () => {
  expect(withTab('?lang=fr', 'kyc')).toBe('?lang=fr&tab=kyc');
  expect(withTab('?lang=fr&tab=kyc', 'apply')).toBe('?lang=fr');
  expect(withTab('?tab=kyc', 'apply')).toBe('');
});
