import { expect, test } from 'vitest';
import { parseSearch } from '../../shared/searchParams.ts';
import { itemInUrl } from './itemInUrl.ts';
import { search as schema } from './search.ts';

const content = {
  photos: [{ id: 7, title: 'From the nursery to the field', description: '', src: '/a.svg', alt: '' }],
  stories: [
    { id: 'hundred-trees', title: 'A hundred trees', description: '', image: '/b.svg', alt: '' },
    { id: 'water', title: 'Water', description: '', image: '/c.svg', alt: '' },
  ],
};

test.each([
  ['photo=7', 'photo=7', 'From the nursery to the field'],
  ['story=water', 'story=water', 'Water'],
  ['photo=8&story=hundred-trees', 'story=hundred-trees', 'A hundred trees'],
  ['story=rain', undefined, undefined],
  ['', undefined, undefined],
])('[IMPACT-02, IMPACT-03] "%s" names %s', (search, own, title) => {
  const part = itemInUrl(parseSearch(schema, new URLSearchParams(search)), content);
  expect([part?.search, part?.title]).toEqual([own, title]);
});
