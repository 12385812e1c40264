import { expect, test } from 'vitest';
import { barFit, widthNeeded } from './barFit.ts';

const english = {
  labels: ['About', 'Impact', 'Climate data', 'Partners'],
  withIcon: ['Focus Areas'],
  donate: 'Donate',
  hasLanguages: true,
  hasSearch: true,
};
const french = {
  labels: ['À propos', 'Impact', 'Données climatiques', 'Partenaires'],
  withIcon: ['Domaines d’action'],
  donate: 'Faire un don',
  hasLanguages: true,
  hasSearch: true,
};

test('[NAV-04] the header shows its items from 960 px, if they fit', () => {
  expect(widthNeeded(english)).toBeLessThan(60);
  expect(barFit(english).wide).toBe('nz:hidden nz:@min-[60rem]/bar:flex');
  expect(barFit(english).narrow).toBe('nz:@min-[60rem]/bar:hidden');
});

test('[NAV-04] longer labels need a wider header, and show the menu button until then', () => {
  expect(widthNeeded(french)).toBeGreaterThan(60);
  expect(barFit(french).narrow).toBe('nz:@min-[72rem]/bar:hidden');
});

test('[NAV-04] the longest labels of the four languages fit a screen of 1280 px, also beside a scroll bar', () => {
  const lingala = {
    labels: ['Biso banani', 'Mbuma ya mosala', 'Mituya ya climat', 'Bapartenaire', 'Bavolontaire'],
    withIcon: ['Bitando ya mosala'],
    donate: 'Pesa likabo',
    hasLanguages: true,
    hasSearch: true,
  };
  const [, from = ''] = /@min-\[(\d+)rem\]/.exec(barFit(lingala).wide) ?? [];
  expect(Number(from) * 16).toBeLessThanOrEqual(1280 - 15);
});

test('[NAV-04] every element of the header counts', () => {
  for (const less of [
    { labels: [] },
    { withIcon: [] },
    { donate: '' },
    { hasLanguages: false },
    { hasSearch: false },
  ]) {
    expect(widthNeeded({ ...english, ...less })).toBeLessThan(widthNeeded(english));
  }
});

test('[NAV-04] more items than any header can show are in the menu at every width', () => {
  expect(barFit({ ...english, labels: Array(20).fill('Climate data') })).toEqual({ wide: 'nz:hidden', narrow: '' });
});
