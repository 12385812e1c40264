import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContent } from '../src/content/check.ts';
import { copyOfContent, picturesFolder, writeFiles } from './support/folders.ts';
import { builtSite } from './support/site.ts';

/** A copy of the content, what changes one of its lists, and what the check says of it. */
function copy() {
  const { folder, change } = copyOfContent();
  const changeList = (file: string, to: (list: Record<string, unknown>[]) => unknown) => {
    const list = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    writeFiles(folder, { [file]: JSON.stringify(to(list)) });
  };
  const invalid = (file: string, what: string) => `The content file ${join(folder, file)} is not valid: ${what}.`;
  const check = (siteDir = '/nowhere') => checkContent(folder, picturesFolder(), siteDir);
  return { folder, change, changeList, invalid, check };
}

describe('ids', () => {
  test.each([
    'reports.json',
    'partnership-updates.json',
    'photos.json',
    'photos/borehole.json',
    'donation-methods.json',
  ])('[API-01] that two entries of %s share are found', async (file) => {
    const { changeList, invalid, check } = copy();
    let id: unknown;
    changeList(file, (list) => {
      id = list[0]?.id;
      return list.map((entry, index) => (index === 1 ? { ...entry, id } : entry));
    });
    expect(await check()).toContain(invalid(file, `/1/id repeats the id ${id}`));
  });

  test('[ABOUT-01] are compared in lists inside others too, and only within one list', async () => {
    const { change, invalid, check } = copy();
    change('about.json', '"id": "community"', '"id": "sustainability"');
    expect(await check()).toEqual([invalid('about.json', '/values/1/id repeats the id sustainability')]);
  });
});

describe('texts', () => {
  test.each(['', '  ', '\\u00a0\\u200b'])('[LANG-08] of blanks (%j) are found in any language', async (blank) => {
    const { change, invalid, check } = copy();
    change('navigation.json', '"sw": "Maji safi"', `"sw": "${blank}"`);
    change('courses/samples.json', /"ln": "[^"]+"/, `"ln": "${blank}"`);
    expect(await check()).toEqual([
      invalid('navigation.json', '/focus_areas/1/label/sw must not be blank'),
      expect.stringMatching(/samples\.json is not valid: \/\S+\/ln must not be blank\.$/),
    ]);
  });
});

describe('photos.json', () => {
  test('[IMPACT-03] has the ids 1 to 29: one that is missing and one that is beyond are named', async () => {
    const { changeList, invalid, check } = copy();
    changeList('photos.json', (photos) => photos.map((photo) => (photo.id === 29 ? { ...photo, id: 999 } : photo)));
    expect(await check()).toEqual([
      invalid('photos.json', 'it has no photo 29, of the ids 1 to 29'),
      invalid('photos.json', '/28/id is 999, which is not one of the ids 1 to 29'),
    ]);
  });
});

describe('reports.json', () => {
  test('[REP-01] has the newest first: one that is newer than the one before it is named', async () => {
    const { changeList, invalid, check } = copy();
    changeList('reports.json', ([first, second, ...rest]) => [second, first, ...rest]);
    expect(await check()).toEqual([
      invalid('reports.json', '/1/date is later than that of the report before it: the newest comes first'),
    ]);
  });
});

describe('links within the site', () => {
  const pages = [
    ...['/', '/about', '/impact', '/data', '/partners', '/volunteers', '/gallery', '/donate', '/wildlife'],
    ...['/climate-mitigation', '/community-empowerment', '/digital-literacy', '/responsible-minerals'],
  ];

  test('[NAV-02, IMPACT-02, EMPOW-01] lead to pages or files of the built site, or are named', async () => {
    const { change, invalid, check } = copy();
    expect(await check(builtSite(pages))).toEqual([]);
    change('navigation.json', '"href": "/partners"', '"href": "/partner"');
    change('stories.json', '"onClick": "/gallery"', '"onClick": "/galery"');
    change('community-programs.json', '"href": "/donate"', '"href": "/donate/"');
    change('settings.json', '/logo.svg', '/mark.svg');
    const nowhere = (file: string, place: string, path: string) =>
      invalid(file, `${place} leads to ${path}, which is neither a page nor a file of the site`);
    expect(new Set(await check(builtSite(pages)))).toEqual(
      new Set([
        nowhere('navigation.json', '/nav_links/3/href', '/partner'),
        nowhere('stories.json', '/1/onClick', '/galery'),
        nowhere('community-programs.json', '/2/href', '/donate/'),
        nowhere('settings.json', '/logo_url', '/mark.svg'),
      ]),
    );
  });

  test('[NAV-02] are not judged while the site has not been built', async () => {
    const { change, check } = copy();
    change('navigation.json', '"href": "/partners"', '"href": "/partner"');
    expect(await check()).toEqual([]);
  });
});

describe('figures that are in two files', () => {
  test.each([
    ['totalReports', 7, 8, 'reports.json'],
    ['published', 6, 5, 'reports.json'],
    ['inProgress', 1, 2, 'reports.json'],
  ])('[IMPACT-01, REP-01] %s is as many as there are reports', async (figure, right, wrong, other) => {
    const { folder, change, invalid, check } = copy();
    change('impact-metrics.json', `"${figure}": ${right}`, `"${figure}": ${wrong}`);
    expect(await check()).toEqual([
      invalid('impact-metrics.json', `/${figure} is ${wrong}, but ${join(folder, other)} has ${right}`),
    ]);
  });

  test('[IMPACT-01, HOME-05, ABOUT-01] the trees are as many in the hero and in the journey', async () => {
    const { folder, change, invalid, check } = copy();
    change('hero.json', '"trees": 50000', '"trees": 60000');
    change('about.json', '"innovationTrees": 50000', '"innovationTrees": 40000');
    const treesPlanted = (file: string, trees: number) =>
      invalid('impact-metrics.json', `/treesPlanted is 50000, but ${join(folder, file)} has ${trees}`);
    expect(await check()).toEqual([treesPlanted('hero.json', 60_000), treesPlanted('about.json', 40_000)]);
  });
});
