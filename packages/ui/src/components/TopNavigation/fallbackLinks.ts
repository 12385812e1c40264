'use client';

import { useIntl } from 'react-intl';
import type { NavigationLink } from './navigation.ts';
import { topNavigationMessages } from './TopNavigation.messages.ts';

/** Where the links lead that are shown when the server's could not be fetched. */
export interface FallbackHrefs {
  volunteers: string;
  impact: string;
  gallery: string;
  team: string;
  partners: string;
  about: string;
}

const fallbackHrefs: FallbackHrefs = {
  volunteers: '/volunteers',
  impact: '/impact',
  gallery: '/gallery',
  team: '/team',
  partners: '/partners',
  about: '/about',
};

/** The stand-in links, in the reader's language. */
export function useFallbackLinks(hrefs: Partial<FallbackHrefs> | undefined): NavigationLink[] {
  const intl = useIntl();
  return keys.map((key) => ({
    href: hrefs?.[key] ?? fallbackHrefs[key],
    label: intl.formatMessage(topNavigationMessages[key]),
  }));
}

const keys = ['volunteers', 'impact', 'gallery', 'team', 'partners', 'about'] as const;
