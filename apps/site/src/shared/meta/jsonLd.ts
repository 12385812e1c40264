import type { Language } from '@nzete/ui/format';
import { pageAddress } from './pageAddress.ts';

const country = { '@type': 'Country', name: 'Democratic Republic of the Congo', identifier: 'CD' } as const;

/** The foundation, described for search engines. */
export interface Organization {
  origin: string;
  /** The foundation's name in the page's language. */
  name: string;
  description: string;
  /** Addresses of its profiles on social networks. */
  profiles?: readonly string[];
}

/** The foundation as an organization, for the home page. Its `@id` is the same in every language, so that all mean the same one. */
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

/** Where a page is in the site: its ancestors from the home page down, and itself last. */
export interface Breadcrumbs {
  origin: string;
  language: Language;
  items: readonly { name: string; path: string }[];
}

/** The way to a page, which search engines show in place of its address. */
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

/** Data that a page shows, for search engines that list data. */
export interface DatasetMeta {
  name: string;
  description: string;
  /** Where they are from. */
  place: { name: string; code: string };
  /** Instants: the first and the last of the time that they are about. */
  from: string;
  to: string;
  /** What is measured, and the last value of it. */
  variables: readonly { name: string; unit?: string; value: number | null }[];
  creator: { name: string; url: string };
  /** Address of the licence. */
  licence: string;
  /** The data as a file: its path on this site, and its media type. */
  file: { path: string; type: string };
}

/** Data that a page shows, and where that page is. */
export interface Dataset extends DatasetMeta {
  origin: string;
  language: Language;
  /** Of the page. */
  path: string;
  /** The foundation's name in the language. */
  siteName: string;
}

/** Data that a page shows, for search engines that list data: whose they are, under which licence, and where they can be read by a program. */
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
