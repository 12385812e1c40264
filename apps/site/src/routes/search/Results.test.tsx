import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import lingala from '../../locales/ln.json' with { type: 'json' };
import searchLingala from './locales/ln.json' with { type: 'json' };
import { Results } from './Results.tsx';

const event = {
  title: 'Désherbage',
  href: '/events#1',
  snippet: [{ text: 'Apportez une ' }, { text: 'houe', match: true as const }],
};

const shown = (result: typeof event & { fallback?: Record<string, 'fr'> }) =>
  renderToStaticMarkup(
    <IntlProvider locale="ln" messages={{ ...lingala, ...searchLingala }}>
      <Results q="houe" found={{ total: 1, groups: [{ kind: 'event', total: 1, results: [result] }] }} />
    </IntlProvider>,
  );

test('[SEARCH-02, LANG-13] a result in another language has it in `lang`, and a mark in words of the reader', () => {
  const html = shown({ ...event, fallback: { title: 'fr', snippet: 'fr' } });
  expect(html).toContain('<span lang="fr">Désherbage</span>');
  expect(html).toContain('<span lang="fr">Apportez une <mark>houe</mark></span>');
  expect(html).toContain('Na lifalanse');
});

test('[SEARCH-02] a result in the language of the reader has neither', () => {
  const html = shown(event);
  expect(html).toContain('Apportez une <mark>houe</mark>');
  expect(html).not.toMatch(/lang=|Na lifalanse/);
});
