import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { type Marked, sampleNote } from './sampleNote.tsx';

const sample = { sample: true } as const;

const noteOf = (content: readonly Marked[]) =>
  renderToStaticMarkup(
    <IntlProvider locale="en" onError={() => {}}>
      {sampleNote(content)}
    </IntlProvider>,
  );

test('[SAMPLE-03] where only some items are samples, the note names them', () => {
  const people = [{ name: 'Ada Mbo' }, { name: 'Amani Mfano', ...sample }, { name: 'Joël Ndakisa', ...sample }];
  expect(noteOf(people)).toContain('Still examples here: Amani Mfano, Joël Ndakisa.');
  expect(noteOf([{ title: 'The well' }, { title: 'The market', ...sample }])).toContain('here: The market.');
});

test('[SAMPLE-01] where all are samples the note says so of all, and where none is there is none', () => {
  expect(noteOf([{ name: 'Ada Mbo', ...sample }])).toContain('The names and scenes here are examples');
  expect(noteOf([{ name: 'Ada Mbo' }])).toBe('');
  expect(noteOf([])).toBe('');
});
