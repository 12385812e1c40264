import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { topics } from '../../shared/routes.ts';
import { pageNames } from './pageNames.ts';

const folder = join(import.meta.dirname, '../../../../api/content/explained');
const files = readdirSync(folder).toSorted();

test('[HELP-01] every file of articles has a page', () => {
  expect(files).toEqual(topics.map((topic) => `${topic}.json`).toSorted());
});

test('[HELP-02] every page that an article leads to has a name for its link', () => {
  const articles = files.flatMap((file): { links: string[] }[] => JSON.parse(readFileSync(join(folder, file), 'utf8')));
  const linked = new Set(articles.flatMap(({ links }) => links));
  expect([...linked].filter((path) => !pageNames[path])).toEqual([]);
});
