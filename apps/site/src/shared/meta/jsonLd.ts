import type { Language } from '@nzete/ui/format';
import { pageAddress } from './pageAddress.ts';

const country = { '@type': 'Country', name: 'Democratic Republic of the Congo', identifier: 'CD' } as const;

/** Structured data about the foundation. */
export interface Organization {
  origin: string;
  /** The foundation's name in the page's language. */
  name: string;
  description: string;
  /** The URLs of its social media profiles. */
  profiles?: readonly string[];
}

/** The foundation as an organization. Its `@id` is the same in every language. */
export function organizationJsonLd({ origin, name, description, profiles = [] }: Organization): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'NGO',
    '@id': `${origin}/#organization`,
    name,
    description,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    foundingDate: '2021',
    areaServed: country,
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** The breadcrumbs of a page: its ancestors from the home page down, then itself. */
export interface Breadcrumbs {
  origin: string;
  language: Language;
  items: readonly { name: string; path: string }[];
}

/** The breadcrumbs, which search engines show instead of the URL. */
export function breadcrumbJsonLd({ origin, language, items }: Breadcrumbs): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageAddress(origin, path, language),
    })),
  };
}

/** A dataset that a page shows. */
export interface DatasetMeta {
  name: string;
  description: string;
  /** The place that the data are about. */
  place: { name: string; code: string };
  /** The period of the data, in ISO 8601. */
  from: string;
  to: string;
  /** The variables, with their latest values. */
  variables: readonly { name: string; unit?: string; value: number | null }[];
  creator: { name: string; url: string };
  /** The URL of the licence. */
  licence: string;
  /** The download: its path on this site, and its media type. */
  file: { path: string; type: string };
}

/** A dataset and the URL of its page. */
export interface Dataset extends DatasetMeta {
  origin: string;
  language: Language;
  /** Of the page. */
  path: string;
  /** The foundation's name, translated. */
  siteName: string;
}

/** A dataset for dataset search engines, with its creator, licence and download. */
export function datasetJsonLd({ origin, language, path, siteName, place, variables, ...data }: Dataset): object {
  const address = pageAddress(origin, path, language);
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    '@id': `${address}#dataset`,
    name: data.name,
    description: data.description,
    url: address,
    inLanguage: language,
    isAccessibleForFree: true,
    license: data.licence,
    creator: { '@type': 'Organization', ...data.creator },
    publisher: { '@type': 'NGO', '@id': `${origin}/#organization`, name: siteName, url: `${origin}/` },
    temporalCoverage: `${data.from}/${data.to}`,
    dateModified: data.to,
    spatialCoverage: { '@type': 'Place', name: place.name, identifier: place.code, containedInPlace: country },
    variableMeasured: variables.map(({ name, unit, value }) => ({
      '@type': 'PropertyValue',
      name,
      ...(unit !== undefined && { unitText: unit }),
      ...(value !== null && { value }),
    })),
    distribution: [{ '@type': 'DataDownload', encodingFormat: data.file.type, contentUrl: origin + data.file.path }],
  };
}
