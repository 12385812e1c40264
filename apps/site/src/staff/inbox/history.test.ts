import { expect, test } from 'vitest';
import { shortHistory } from './history.ts';

const item = (action: string, who: string, minute: number, text: string | null = null) => ({
  at: `2026-03-12T14:0${minute}:00Z`,
  who,
  action,
  text,
});

test('[STAFF-43] of several looks in a row the history shows the last, and of messages no text', () => {
  const history = [
    item('opened', 'amani', 0),
    item('opened', 'amani', 1),
    item('opened', 'deborah', 2),
    item('accepted', 'deborah', 3, 'Welcome'),
    item('noted', 'deborah', 4, 'Called'),
    item('opened', 'amani', 5, 'governmentId'),
    item('opened', 'amani', 6),
  ];
  const message = { at: '', who: 'deborah', status: 'accepted', language: 'en', text: 'Welcome' } as const;
  expect(shortHistory({ history, messages: [message] }).map(({ at, text }) => [at.slice(14, 16), text])).toEqual([
    ['01', null],
    ['02', null],
    ['03', null],
    ['04', 'Called'],
    ['05', 'governmentId'],
    ['06', null],
  ]);
});
