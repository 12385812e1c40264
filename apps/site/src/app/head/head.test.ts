import { type Language, languages } from '@nzete/ui/format';
import { describe, expect, test } from 'vitest';
import { type PageMeta, renderHead } from './head.ts';
import { breadcrumbJsonLd, datasetJsonLd, organizationJsonLd } from './jsonLd.ts';

const origin = 'https://nzete.example';
const team: PageMeta = {
  title: 'Our team · Nzete Foundation',
  description: 'The people who lead the foundation, and what each of them is responsible for.',
  path: '/team',
  language: 'en',
  origin,
  siteName: 'Nzete Foundation',
  image: { src: '/social/team-en.0123abcd.png', width: 1200, height: 630, alt: 'Our team' },
};
const contentOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`, 'g'))].map(([, found]) => found);
const linksOf = (html: string) =>
  [...html.matchAll(/<link rel="(\w+)"(?: hreflang="([\w-]+)")? href="([^"]*)">/g)].map(([, ...found]) => found);
const dataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json));

test('[SHARE-04] title, description and the whole link preview are in the head', () => {
  expect(renderHead(team)).toContain('<title>Our team · Nzete Foundation</title>');
  const expected: Record<string, string> = {
    description: team.description,
    'og:type': 'website',
    'og:site_name': 'Nzete Foundation',
    'og:title': team.title,
    'og:description': team.description,
    'og:url': `${origin}/team`,
    'og:locale': 'en_US',
    'og:image': `${origin}/social/team-en.0123abcd.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Our team',
    'twitter:card': 'summary_large_image',
  };
  for (const [name, content] of Object.entries(expected)) expect(contentOf(renderHead(team), name)).toEqual([content]);
  expect(contentOf(renderHead(team), 'robots')).toEqual([]);
});

test.each<[Language, string, string]>([
  ['en', '/team', 'en_US'],
  ['fr', '/team?lang=fr', 'fr_CD'],
  ['ln', '/team?lang=ln', 'ln_CD'],
  ['sw', '/team?lang=sw', 'sw_CD'],
])('[SHARE-04] in %s the page’s one address is %s, beside the same alternates', (language, address, locale) => {
  const html = renderHead({ ...team, language });
  expect(linksOf(html)).toEqual([
    ['canonical', undefined, origin + address],
    ['alternate', 'en', `${origin}/team`],
    ['alternate', 'fr', `${origin}/team?lang=fr`],
    ['alternate', 'ln', `${origin}/team?lang=ln`],
    ['alternate', 'sw', `${origin}/team?lang=sw`],
    ['alternate', 'x-default', `${origin}/team`],
  ]);
  expect(contentOf(html, 'og:url')).toEqual([origin + address]);
  expect(contentOf(html, 'og:locale')).toEqual([locale]);
  const alternates = contentOf(html, 'og:locale:alternate');
  expect(alternates).toHaveLength(languages.length - 1);
  expect(alternates).not.toContain(locale);
});

test('[SHARE-04] a photo has an address of its own in every language', () => {
  const photo = { ...team, path: '/gallery?photo=30' };
  expect(linksOf(renderHead(photo))[0]).toEqual(['canonical', undefined, `${origin}/gallery?photo=30`]);
  expect(linksOf(renderHead({ ...photo, language: 'fr' }))[0]).toEqual([
    'canonical',
    undefined,
    `${origin}/gallery?photo=30&amp;lang=fr`,
  ]);
});

test('[SHARE-04] the home page’s address ends in one slash', () => {
  const home = { ...team, path: '/' };
  expect(linksOf(renderHead(home))[0]).toEqual(['canonical', undefined, `${origin}/`]);
  expect(linksOf(renderHead({ ...home, language: 'fr' }))[0]).toEqual(['canonical', undefined, `${origin}/?lang=fr`]);
});

test('[SHARE-04, START-03] a page that is not to be listed says so, and claims no address, translation or preview', () => {
  const html = renderHead({ ...team, isIndexed: false });
  expect(contentOf(html, 'robots')).toEqual(['noindex']);
  expect(linksOf(html)).toEqual([]);
  expect(html).not.toContain('og:');
});

test('[SHARE-04] without a picture the preview is the small one', () => {
  const html = renderHead({ ...team, image: undefined });
  expect(html).not.toContain('og:image');
  expect(contentOf(html, 'twitter:card')).toEqual(['summary']);
});

describe('hostile texts', () => {
  const hostile = '</title><script>alert("1")</script>\'&amp;<!--';
  const html = renderHead({
    ...team,
    title: hostile,
    description: hostile,
    path: '/"><script>',
    siteName: hostile,
    image: { src: '/"onerror="x', width: 1, height: 1, alt: hostile },
    jsonLd: [organizationJsonLd({ origin, name: hostile, description: hostile, profiles: [hostile] })],
  });

  test('[SHARE-04] nothing ends the element or the attribute it is in', () => {
    expect(html.match(/<[a-z!/][^\s>]*/gi)).toEqual([
      '<title',
      '</title',
      ...Array.from({ length: 1 }, () => '<meta'),
      ...Array.from({ length: 6 }, () => '<link'),
      ...Array.from({ length: 14 }, () => '<meta'),
      '<script',
      '</script',
    ]);
    for (const [, attributes = ''] of html.matchAll(/<(?:meta|link)([^>]*)>/g))
      expect(attributes).toMatch(/^(?: [a-z]+="[^"<>']*")+$/);
  });

  test('[SHARE-04] a reader gets the text as it was', () => {
    const [title = ''] = contentOf(html, 'og:title');
    const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
    expect(title?.replaceAll(/&(lt|gt|quot|#39|amp);/g, (_whole, name: string) => entities[name] ?? '')).toBe(hostile);
    expect(dataOf(html)).toMatchObject([{ name: hostile, description: hostile, sameAs: [hostile] }]);
  });
});

describe('data for search engines', () => {
  test('[SHARE-04] the foundation is one organization in every language', () => {
    const data = languages.map(() => organizationJsonLd({ origin, name: 'Fondation Nzete', description: 'x' }));
    expect(data[0]).toMatchObject({
      '@type': 'NGO',
      '@id': `${origin}/#organization`,
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
      foundingDate: '2021',
    });
    expect(data[0]).not.toHaveProperty('sameAs');
  });

  test('[SHARE-04, PORTAL-03] data of a page say whose they are, what they cover, and where a program reads them', () => {
    const data = datasetJsonLd({
      origin,
      language: 'fr',
      path: '/data?province=CD-NK',
      siteName: 'Fondation Nzete',
      name: 'Données climatiques : Nord-Kivu',
      description: 'Nord-Kivu, Goma : 21 °C',
      place: { name: 'Nord-Kivu', code: 'CD-NK' },
      from: '2026-05-24T13:15:00.000Z',
      to: '2026-05-31T13:15:00.000Z',
      variables: [
        { name: 'temperature', unit: '°C', value: 21.2 },
        { name: 'airQuality', value: null },
      ],
      creator: { name: 'Open-Meteo', url: 'https://open-meteo.com/' },
      licence: 'https://creativecommons.org/licenses/by/4.0/',
      file: { path: '/api/realtime-climate-data/CD-NK/history?days=7', type: 'application/json' },
    });
    expect(data).toMatchObject({
      '@type': 'Dataset',
      url: `${origin}/data?province=CD-NK&lang=fr`,
      inLanguage: 'fr',
      license: 'https://creativecommons.org/licenses/by/4.0/',
      creator: { '@type': 'Organization', name: 'Open-Meteo' },
      publisher: { '@id': `${origin}/#organization` },
      temporalCoverage: '2026-05-24T13:15:00.000Z/2026-05-31T13:15:00.000Z',
      spatialCoverage: { '@type': 'Place', identifier: 'CD-NK', containedInPlace: { identifier: 'CD' } },
      variableMeasured: [
        { '@type': 'PropertyValue', name: 'temperature', unitText: '°C', value: 21.2 },
        { '@type': 'PropertyValue', name: 'airQuality' },
      ],
      distribution: [{ contentUrl: `${origin}/api/realtime-climate-data/CD-NK/history?days=7` }],
    });
  });

  test('[SHARE-04] breadcrumbs lead from the home page to the page, in the language of the page', () => {
    const items = [
      { name: 'Accueil', path: '/' },
      { name: 'Minerais responsables', path: '/responsible-minerals' },
      { name: 'La voix des communautés', path: '/responsible-minerals/community-voice' },
    ];
    const [data] = dataOf(renderHead({ ...team, jsonLd: [breadcrumbJsonLd({ origin, language: 'fr', items })] }));
    expect(
      data.itemListElement.map(({ position, item }: { position: number; item: string }) => [position, item]),
    ).toEqual([
      [1, `${origin}/?lang=fr`],
      [2, `${origin}/responsible-minerals?lang=fr`],
      [3, `${origin}/responsible-minerals/community-voice?lang=fr`],
    ]);
  });
});
