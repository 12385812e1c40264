import { expect, test } from 'vitest';
import { partIn } from './partIn.ts';

const content = {
  photos: [{ id: 7, title: 'From the nursery to the field', description: '' }],
  stories: [
    { title: 'A hundred trees', description: '' },
    { title: 'Water', description: '' },
  ],
};

test.each([
  ['photo=7', 'photo=7', 'From the nursery to the field'],
  ['story=2', 'story=2', 'Water'],
  ['photo=8&story=1', 'story=1', 'A hundred trees'],
  ['story=3', undefined, undefined],
  ['', undefined, undefined],
])('[IMPACT-02, IMPACT-03] "%s" names %s', (search, own, title) => {
  const part = partIn(new URLSearchParams(search), content);
  expect([part?.search, part?.title]).toEqual([own, title]);
});
