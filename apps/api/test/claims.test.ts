import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkContent } from '../src/content/check.ts';
import { readContentFiles } from '../src/content/files.ts';
import { wrongClaims } from '../src/content/rules/claims.ts';
import { copyOfContent, picturesFolder } from './support/folders.ts';

const root = new URL('../../../', import.meta.url);
const messageFiles = globSync(['apps/site/src/**/*messages.ts', 'packages/ui/src/**/*messages.ts'], {
  cwd: root.pathname,
});

const check = (folder: string) =>
  readContentFiles(folder).then((files) =>
    checkContent(files, { contentDir: folder, picturesDir: picturesFolder(), siteDir: '/nowhere' }),
  );

describe('[TRUTH-01] no page claims what another contradicts', () => {
  test.each([
    'We protect wildlife here.',
    'Each began as a volunteer.',
    'In their own words',
    'You need not give your name.',
    'Free courses in four languages',
  ])('content with "%s" is found', async (claim) => {
    const { folder, edit } = copyOfContent();
    edit<{ originStory: object }>('about.json', ({ originStory }) => Object.assign(originStory, { en: claim }));
    expect(await check(folder)).toEqual([expect.stringContaining('/originStory/en claims what is not so')]);
  });

  test('the texts of the interface have no such claim', () => {
    expect(messageFiles.length).toBeGreaterThan(50);
    const found = messageFiles.flatMap((file) => {
      const text = readFileSync(new URL(file, root), 'utf8');
      return wrongClaims.filter(({ claim }) => claim.test(text)).map(({ truth }) => `${file}: ${truth}`);
    });
    expect(found).toEqual([]);
  });
});

test('[TRUTH-02] more partners in the list than are counted are found', async () => {
  const { folder, change } = copyOfContent();
  change('impact-metrics.json', '"partners": 25', '"partners": 3');
  expect(await check(folder)).toContainEqual(expect.stringContaining('lists 4 partners'));
});

test('[SAMPLE-01] a figure that is marked in a file that samples.json does not list is found', async () => {
  const { folder, change } = copyOfContent();
  change('samples.json', /^ {2}"\/impact-metrics".*\n/m, '');
  expect(await check(folder)).toContainEqual(expect.stringContaining('must be listed'));
});
