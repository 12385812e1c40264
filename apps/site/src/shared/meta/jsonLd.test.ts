import { languages } from '@nzete/ui/format';
import { describe, expect, test } from 'vitest';
import { breadcrumbJsonLd, datasetJsonLd, organizationJsonLd } from './jsonLd.ts';

const origin = 'https://nzete.example';

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
    expect(breadcrumbJsonLd({ origin, language: 'fr', items })).toMatchObject({
      itemListElement: [
        { position: 1, item: `${origin}/?lang=fr` },
        { position: 2, item: `${origin}/responsible-minerals?lang=fr` },
        { position: 3, item: `${origin}/responsible-minerals/community-voice?lang=fr` },
      ],
    });
  });
});
