import { expect, test } from 'vitest';
import {
  accountPath,
  allPaths,
  canonicalPath,
  pageOf,
  searchPath,
  topicPath,
  topics,
} from '../../apps/site/src/shared/routes.ts';
import { sources, textOf } from './imports.ts';

/** The stories of each page by its path. */
const stories = new Map(
  sources('apps/site/stories/*.stories.tsx').map((file) => {
    const text = textOf(file);
    const [, path = file] = /args: \{ \.\.\.page\.args, path: '([^']+)' \}/.exec(text) ?? [];
    return [path, [...text.matchAll(/export const (\w+)/g)].map(([, name]) => name)];
  }),
);

/** One topic stands for all: they are one page. */
const isOtherTopic = (path: string) => topics.slice(1).some((topic) => topicPath(topic) === path);

const pages = [...new Set(allPaths.map(canonicalPath))].filter((path) => !isOtherTopic(path));

test('every page of the site has stories, with long French texts', () => {
  expect([...stories.keys()].toSorted()).toEqual([...pages, accountPath, searchPath, '/no-such-page'].toSorted());
  for (const [path, names] of stories) expect(names, path).toEqual(expect.arrayContaining(['Success', 'LongFrench']));
});

test('a page with data of the API has stories of loading and failure', () => {
  const withLoader = sources('apps/site/src/routes/*/*Page.tsx').filter((file) =>
    /^export const loader/m.test(textOf(file)),
  );
  const folders = withLoader.map((file) => file.split('/').at(-2));
  const withData = pages.filter(
    (path) => folders.includes(pageOf(path as (typeof allPaths)[number])) && path !== '/help',
  );
  expect(withData.length).toBeGreaterThan(10);
  for (const path of withData) expect(stories.get(path), path).toEqual(expect.arrayContaining(['Loading', 'Failure']));
});
