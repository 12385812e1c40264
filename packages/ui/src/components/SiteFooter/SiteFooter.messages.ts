import { defineMessages, type NoMessageValues } from 'react-intl';

export const siteFooterMessages = defineMessages<{
  explore: NoMessageValues;
  contact: NoMessageValues;
  social: NoMessageValues;
  loading: NoMessageValues;
  error: NoMessageValues;
  samples: NoMessageValues;
  copyright: { year: string; name: string };
}>({
  explore: {
    id: 'ui.SiteFooter.explore',
    defaultMessage: 'Explore',
    description: 'Heading of the footer’s list of pages',
  },
  contact: {
    id: 'ui.SiteFooter.contact',
    defaultMessage: 'Contact',
    description: 'Heading above telephone numbers, e-mail and address in the footer',
  },
  social: {
    id: 'ui.SiteFooter.social',
    defaultMessage: 'Social media',
    description: 'Name of the row of links to Instagram, Facebook, X and TikTok',
  },
  loading: {
    id: 'ui.SiteFooter.loading',
    defaultMessage: 'Loading footer settings...',
    description: 'Shown in the footer while the social links are loading',
  },
  error: {
    id: 'ui.SiteFooter.error',
    defaultMessage: 'Error loading footer settings.',
    description: 'Shown in the footer when the links to social media could not be loaded',
  },
  samples: {
    id: 'ui.SiteFooter.samples',
    defaultMessage: 'Our profiles on social networks are not published yet.',
    description: 'Shown in the footer in place of the links to social media, while those are samples',
  },
  copyright: {
    id: 'ui.SiteFooter.copyright',
    defaultMessage: '© {year} {name}. All rights reserved.',
    description: 'Last line of every page',
  },
});
