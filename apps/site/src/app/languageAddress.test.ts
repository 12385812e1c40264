import { expect, test } from 'vitest';
import { withLanguage } from './languageAddress.ts';

test.each([
  ['/', '/?lang=fr'],
  ['/team', '/team?lang=fr'],
  ['/team#water', '/team?lang=fr#water'],
  ['/team?page=2', '/team?page=2&lang=fr'],
  ['/team?lang=sw&page=2#top', '/team?lang=fr&page=2#top'],
])('[LANG-04] %s in French is %s', (href, wanted) => {
  expect(withLanguage(href, 'fr')).toBe(wanted);
});
