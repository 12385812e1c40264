import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { notFoundRoute, paths, routeAt, routes } from './routes.ts';

const documented =
  '/ /volunteers /data /data-portal /impact /partners /partner-collaboration /partnerships /about /team /gallery /donate /our-story /reports /climate-mitigation /community-empowerment /community-gallery /digital-literacy /responsible-minerals /wildlife /biodiversity';
const linked =
  '/privacy-policy /terms-of-service /cookie-policy /help /send-feedback /responsible-minerals/community-understanding /responsible-minerals/community-voice /responsible-minerals/ethical-sourcing';
const folders = globSync('../routes/*/*Page.tsx', { cwd: import.meta.dirname }).map((file) => file.split(/[\\/]/)[2]);

test('[START-05, START-06] the route table holds every documented and every linked address', () => {
  expect(Object.values(paths)).toEqual(expect.arrayContaining(`${documented} ${linked}`.split(' ')));
});

test('every route names a folder with a page, and every such folder is named by a route', () => {
  const named = [...routes, notFoundRoute].map(({ page }) => page);
  expect([...new Set(named)].toSorted()).toEqual(folders.toSorted());
});

test('every page has its texts in four languages in its own folder', () => {
  const locales = globSync('*/locales/*.json', { cwd: join(import.meta.dirname, '../routes') });
  const withTexts = new Set(locales.map((file) => file.split(/[\\/]/)[0]));
  expect([...withTexts].toSorted()).toEqual(folders.filter((folder) => folder !== 'not-found').toSorted());
  expect(locales).toHaveLength(withTexts.size * 4);
});

test('[START-03] an address that the table does not have is "not found", also in other letters', () => {
  expect(routeAt('/team').page).toBe('team');
  expect(routeAt('/Team')).toBe(notFoundRoute);
  expect(routeAt('/team/')).toBe(notFoundRoute);
  expect(routeAt('*')).toBe(notFoundRoute);
});
