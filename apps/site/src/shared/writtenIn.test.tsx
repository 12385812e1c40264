import { written, writtenList } from '@nzete/ui/format';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import lingala from '../locales/ln.json' with { type: 'json' };
import { pictureOf, writtenIn, writtenLast } from './writtenIn.tsx';

const read = (shown: ReactNode) =>
  renderToStaticMarkup(
    <IntlProvider locale="ln" messages={lingala}>
      {shown}
    </IntlProvider>,
  );

const event = { title: 'Désherbage', description: 'Apportez une houe.' };

test('[LANG-13] a text in another language has it in `lang`; any other is the text alone', () => {
  const mixed = { ...event, fallback: { title: 'fr' } as const };
  expect(read(written(mixed, 'title'))).toBe('<span lang="fr">Désherbage</span>');
  expect(written(mixed, 'description')).toBe('Apportez une houe.');
  expect(written(event, 'title')).toBe('Désherbage');
  const report = { highlights: ['Moja', 'Deux'], fallback: { 'highlights/1': 'fr' } as const };
  expect(read(writtenList(report, 'highlights'))).toBe('Moja<span lang="fr">Deux</span>');
});

test('[LANG-13] an entry has one mark, in words of the reader, if all of it is in another language', () => {
  const whole = { ...event, fallback: { title: 'fr', description: 'fr' } as const };
  expect(read(writtenIn(whole, 'title', 'description'))).toContain('Na lifalanse');
  expect(writtenIn({ fallback: { title: 'fr' } }, 'title', 'description')).toBeUndefined();
  expect(writtenIn({ fallback: { title: 'fr', description: 'sw' } }, 'title', 'description')).toBeUndefined();
  expect(writtenIn({}, 'title', 'description')).toBeUndefined();
  expect(read(writtenLast(whole, 'title', 'description'))).toMatch(
    /^<span lang="fr">Apportez une houe\.<\/span> .*Na lifalanse/,
  );
  expect(writtenLast(event, 'title', 'description')).toBe('Apportez une houe.');
});

test('[LANG-13] a picture carries the language of its alternative text, and nothing else of the answer', () => {
  const picture = { src: '/a.jpg', alt: 'Un puits' };
  expect(pictureOf({ ...picture, fallback: { alt: 'fr' } })).toEqual({ ...picture, lang: 'fr' });
  expect(pictureOf(picture)).toEqual(picture);
});
