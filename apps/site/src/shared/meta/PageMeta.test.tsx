import { type Language, languages, localeOf } from '@nzete/ui/format';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { createSiteStore } from '../../app/store.ts';
import { VisitContext } from '../visit.ts';
import { PageMeta, type PageMetaProps } from './PageMeta.tsx';

const origin = 'https://nzete.example';
const team: PageMetaProps = {
  heading: 'Our team',
  description: 'The people who lead the foundation, and what each of them is responsible for.',
};

interface Place {
  path?: string;
  language?: Language;
}

/** The elements of the head, as the server writes them. */
const render = (meta: PageMetaProps, { path = '/team', language = 'en' }: Place = {}) =>
  renderToStaticMarkup(
    <Provider store={createSiteStore()}>
      <IntlProvider
        locale={localeOf(language)}
        messages={{ 'site.common.name': 'Nzete Foundation', 'site.common.documentTitle': '{page} · Nzete' }}
        onError={() => {}}
      >
        <VisitContext value={{ origin, savesData: false, savedBytes: 0, path: '' }}>
          <MemoryRouter initialEntries={[path]}>
            <PageMeta {...meta} />
          </MemoryRouter>
        </VisitContext>
      </IntlProvider>
    </Provider>,
  );

const contentOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"/>`, 'g'))].map(([, text]) => text);
const linksOf = (html: string) =>
  [...html.matchAll(/<link rel="(\w+)"(?: hrefLang="([\w-]+)")? href="([^"]*)"\/>/g)].map(([, ...found]) => found);
const dataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json));

test('[SHARE-04] title, description and the whole link preview are in the head', () => {
  const html = render(team);
  expect(html).toContain('<title>Our team · Nzete</title>');
  const expected: Record<string, string> = {
    description: team.description,
    'og:type': 'website',
    'og:site_name': 'Nzete Foundation',
    'og:title': 'Our team · Nzete',
    'og:description': team.description,
    'og:url': `${origin}/team`,
    'og:locale': 'en_US',
    'og:image': `${origin}/social/team-en.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Our team',
    'twitter:card': 'summary_large_image',
  };
  for (const [name, content] of Object.entries(expected)) expect(contentOf(html, name), name).toEqual([content]);
  expect(contentOf(html, 'robots')).toEqual([]);
});

test.each<[Language, string, string]>([
  ['en', '/team', 'en_US'],
  ['fr', '/team?lang=fr', 'fr_CD'],
  ['ln', '/team?lang=ln', 'ln_CD'],
  ['sw', '/team?lang=sw', 'sw_CD'],
])('[SHARE-04] in %s the page’s one address is %s, beside the same alternates', (language, address, locale) => {
  const html = render(team, { language });
  expect(linksOf(html)).toEqual([
    ['canonical', undefined, origin + address],
    ...languages.map((other) => ['alternate', other, `${origin}/team${other === 'en' ? '' : `?lang=${other}`}`]),
    ['alternate', 'x-default', `${origin}/team`],
  ]);
  expect(contentOf(html, 'og:url')).toEqual([origin + address]);
  expect(contentOf(html, 'og:locale')).toEqual([locale]);
  const alternates = contentOf(html, 'og:locale:alternate');
  expect(alternates).toHaveLength(languages.length - 1);
  expect(alternates).not.toContain(locale);
});

test('[SHARE-04] a photo has an address of its own in every language', () => {
  const photo = { ...team, search: 'photo=30' };
  const canonical = (language: Language) => linksOf(render(photo, { path: '/gallery?photo=30', language }))[0]?.[2];
  expect(canonical('en')).toBe(`${origin}/gallery?photo=30`);
  expect(canonical('fr')).toBe(`${origin}/gallery?photo=30&amp;lang=fr`);
});

test('[SHARE-04] a page with two addresses has one', () => {
  expect(linksOf(render(team, { path: '/data-portal' }))[0]).toEqual(['canonical', undefined, `${origin}/data`]);
});

test('[SHARE-04] the home page’s address ends in one slash, and it describes the foundation', () => {
  const home = { ...team, heading: undefined, title: 'Nzete Foundation' };
  expect(linksOf(render(home, { path: '/' }))[0]).toEqual(['canonical', undefined, `${origin}/`]);
  expect(linksOf(render(home, { path: '/', language: 'fr' }))[0]?.[2]).toBe(`${origin}/?lang=fr`);
  expect(dataOf(render(home, { path: '/' }))).toMatchObject([{ '@type': 'NGO', name: 'Nzete Foundation' }]);
});

test('[SHARE-04, START-03] a page that is not to be listed says so, and claims no address, translation or preview', () => {
  const html = render({ ...team, isIndexed: false });
  expect(contentOf(html, 'robots')).toEqual(['noindex']);
  expect(linksOf(html)).toEqual([]);
  expect(html).not.toContain('og:');
});

describe('hostile texts', () => {
  const hostile = '</title><script>alert("1")</script>\'&amp;<!--';
  const html = render({
    title: hostile,
    heading: hostile,
    description: hostile,
    image: { src: '/a.png', alt: hostile },
  });

  test('[SHARE-04] nothing ends the element or the attribute it is in', () => {
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).not.toContain('<!--');
    for (const [, attributes = ''] of html.matchAll(/<(?:meta|link)([^>]*)\/>/g))
      expect(attributes).toMatch(/^(?: [a-zA-Z]+="[^"<>]*")+$/);
  });

  test('[SHARE-04] search engines get the text as it was', () => {
    const [breadcrumbs] = dataOf(html);
    expect(breadcrumbs.itemListElement.at(-1).name).toBe(hostile);
  });
});
