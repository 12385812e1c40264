import { globSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@nzete/ui/format';
import { expect, test } from 'vitest';
import { allPaths, canonicalPath, pageOf, paths, unlistedPaths } from './routes.ts';

const documented =
  '/ /volunteers /data /data-portal /impact /partners /partner-collaboration /partnerships /about /team /gallery /donate /our-story /reports /climate-mitigation /community-empowerment /community-gallery /digital-literacy /responsible-minerals /wildlife /biodiversity';
const linked =
  '/privacy-policy /privacy-details /terms-of-service /cookie-policy /help /send-feedback /responsible-minerals/community-understanding /responsible-minerals/community-voice /responsible-minerals/ethical-sourcing';
const pages = globSync('../routes/*/*Page.tsx', { cwd: import.meta.dirname });
const folders = [...new Set(pages.map((file) => file.split(/[\\/]/)[2]))];

test('[START-05, START-06] the route table holds every documented and every linked address', () => {
  expect(Object.values(paths)).toEqual(expect.arrayContaining(`${documented} ${linked}`.split(' ')));
});

test('every address leads to a folder with a page, and every such folder but "not found" has an address', () => {
  const named = new Set([...allPaths, ...unlistedPaths].map(pageOf));
  expect([...named, 'not-found'].toSorted()).toEqual(folders.toSorted());
});

test('every page has its texts in every language in its own folder', () => {
  const locales = globSync('*/locales/*.json', { cwd: join(import.meta.dirname, '../routes') });
  const withTexts = new Set(locales.map((file) => file.split(/[\\/]/)[0]));
  expect([...withTexts].toSorted()).toEqual(folders.filter((folder) => folder !== 'not-found').toSorted());
  expect(locales).toHaveLength(withTexts.size * languages.length);
});

test('[SHARE-04] a page with two addresses has one for search engines', () => {
  expect(canonicalPath('/data-portal')).toBe('/data');
  expect(canonicalPath('/partner-collaboration')).toBe('/partners');
  expect(canonicalPath('/team')).toBe('/team');
});
