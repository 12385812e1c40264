import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { type Marked, sampleNote } from './sampleNote.tsx';

const sample = { sample: true } as const;

const noteOf = (content: readonly (Marked & { title?: string })[]) =>
  renderToStaticMarkup(
    <IntlProvider locale="en" onError={() => {}}>
      {sampleNote(content)}
    </IntlProvider>,
  );

test('[SAMPLE-03] where only some items are samples, the note names people, or says that it is a part', () => {
  const people = [{ name: 'Ada Mbo' }, { name: 'Amani Mfano', ...sample }, { name: 'Joël Ndakisa', ...sample }];
  expect(noteOf(people)).toContain('Still examples here: Amani Mfano, Joël Ndakisa.');
  const stories = [{ title: 'The well' }, { title: 'From 10 to 50 members', ...sample }];
  expect(noteOf(stories)).toContain('A part of what stands here is an example');
});

test('[SAMPLE-01] where all are samples the note says so of all, and where none is there is none', () => {
  expect(noteOf([{ name: 'Ada Mbo', ...sample }])).toContain('The names and scenes here are examples');
  expect(noteOf([{ name: 'Ada Mbo' }])).toBe('');
  expect(noteOf([])).toBe('');
});
