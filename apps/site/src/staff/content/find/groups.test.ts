import { expect, test } from 'vitest';
import type { ContentListSummary } from '../types.ts';
import { groupsOf, hasWords, recentOf } from './groups.ts';

const list = (path: string, changes: Partial<ContentListSummary> = {}): ContentListSummary => ({
  path,
  item_count: 1,
  texts: { original: 1, checked: 3, drafted: 0, missing: 0, outdated: 0 },
  state: 'checked',
  published_at: '2026-03-01T00:00:00.000Z',
  published_by: null,
  draft_saved_at: null,
  draft_saved_by: null,
  publish_at: null,
  pages: [],
  ...changes,
});

test('[CONTENT-63] what staff saved or published last comes first; what came with the program does not count', () => {
  const lists = [
    list('team', { published_by: 'amani', published_at: '2026-03-02T00:00:00.000Z' }),
    list('stories', { draft_saved_at: '2026-03-04T00:00:00.000Z' }),
    list('partners'),
  ];
  expect(recentOf(lists).map(({ path }) => path)).toEqual(['stories', 'team']);
});

test('[CONTENT-63] each list stands under its first page, and lists of no page or of many come last', () => {
  const many = Array.from({ length: 7 }, (_, index) => `/page-${index}`);
  const lists = [
    list('words'),
    list('samples', { pages: many }),
    list('team', { pages: ['/team', '/about'] }),
    list('stories', { pages: ['/impact'] }),
    list('photos', { pages: ['/impact'] }),
  ];
  const names = groupsOf(lists).map(({ page, lists: grouped }) => [page, grouped.map(({ path }) => path)]);
  expect(names).toEqual([
    ['/team', ['team']],
    ['/impact', ['stories', 'photos']],
    [undefined, ['words', 'samples']],
  ]);
});

test('[CONTENT-63] names are found without accents and in any order of the words', () => {
  expect(hasWords('Événements, bénévoles', 'benevoles evene')).toBe(true);
  expect(hasWords('Équipe', 'equipes')).toBe(false);
});
