import type { Language } from '@nzete/ui/format';
import { pageAddress } from './address.ts';

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
    areaServed: { '@type': 'Country', name: 'Democratic Republic of the Congo', identifier: 'CD' },
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
