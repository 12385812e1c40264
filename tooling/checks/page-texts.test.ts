/** A page whose texts are not loaded shows their ids, in the built site only: elsewhere the English of the code shows. */
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { type Import, importsOf, sources, textOf } from './imports.ts';

const imports = new Map<string, Import[]>();
for (const one of importsOf('apps/site/src/**/*.{ts,tsx}'))
  imports.set(one.from, [...(imports.get(one.from) ?? []), one]);

/** The files that a page consists of. What brings its own texts is a page of its own. */
function filesOf(page: string): Set<string> {
  const found = new Set([page]);
  for (const file of found)
    for (const { to } of imports.get(file) ?? [])
      if (imports.has(to) && !/<PageTexts\b/.test(textOf(to))) found.add(to);
  return found;
}

/** The catalogues that the messages of a page are in. */
const areasOf = (page: string): string[] => [
  ...new Set(
    [...filesOf(page)].flatMap((file) =>
      [...textOf(file).matchAll(/\bid: 'site\.(\w[\w-]*)\./g)].map(([, area = '']) => area),
    ),
  ),
];

/** The pages of a file of routes, with the catalogues that its lines name. */
function pagesOf(routes: string): { page: string; areas: string[] }[] {
  const calls = textOf(routes).matchAll(
    /(?:\[((?:'\w+',?\s*)+)\],\s*)?(?:\(\) => |\(await )import\('([^']+Page\.tsx)'\)/g,
  );
  return [...calls].map(([, areas = '', page = '']) => ({
    page: posix.join(posix.dirname(routes), page),
    areas: [...areas.matchAll(/\w+/g)].map(([area]) => area),
  }));
}

const staff = pagesOf('apps/site/src/staff/routes.tsx');

test.each(staff)('[LANG-08] $page loads the catalogues of all its texts', ({ page, areas }) => {
  const loaded = ['common', 'staff', ...areas];
  expect(areasOf(page).filter((area) => !loaded.includes(area))).toEqual([]);
});

test('finds every page of the staff area, and catalogues of its parts', () => {
  const pages = sources('apps/site/src/staff/*/*Page.tsx').filter((file) => staff.some(({ page }) => page === file));
  expect(pages).toHaveLength(staff.length);
  expect(pages.length).toBeGreaterThan(12);
  expect(staff.filter(({ areas }) => areas.length > 0).length).toBeGreaterThan(3);
});
