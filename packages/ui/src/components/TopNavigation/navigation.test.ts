import { expect, test } from 'vitest';
import { currentOf } from './navigation.ts';

test('[NAV-08] the page itself is the current page', () => {
  expect(currentOf('/about', '/about')).toBe('page');
  expect(currentOf('/', '/')).toBe('page');
});

test('[NAV-08] a page above the current one is marked as its parent', () => {
  expect(currentOf('/responsible-minerals', '/responsible-minerals/ethical-sourcing')).toBe('true');
});

test('[NAV-08] query strings, fragments and trailing slashes are ignored', () => {
  expect(currentOf('/partners?tab=kyc', '/partners/#top')).toBe('page');
});

test('[NAV-08] home, paths with the same prefix, other sites and fragments are not parents', () => {
  expect(currentOf('/', '/about')).toBeUndefined();
  expect(currentOf('/partners', '/partnerships')).toBeUndefined();
  expect(currentOf('https://example.org/about', '/about')).toBeUndefined();
  expect(currentOf('#main', '/about')).toBeUndefined();
});

test('[NAV-08] without a current path no item is marked', () => {
  expect(currentOf('/about', undefined)).toBeUndefined();
});
