'use client';

import { useIntl } from 'react-intl';
import type { NavigationLink } from './navigation.ts';
import { topNavigationMessages } from './TopNavigation.messages.ts';

/** The URLs of the links that are shown if the server's could not be loaded. */
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

/** The localised fallback links. */
export function useFallbackLinks(hrefs: Partial<FallbackHrefs> | undefined): NavigationLink[] {
  const intl = useIntl();
  return keys.map((key) => ({
    href: hrefs?.[key] ?? fallbackHrefs[key],
    label: intl.formatMessage(topNavigationMessages[key]),
  }));
}

const keys = ['volunteers', 'impact', 'gallery', 'team', 'partners', 'about'] as const;
