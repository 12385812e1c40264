import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.impact.title', defaultMessage: 'Our impact', description: 'Page title and heading' },
  description: {
    id: 'site.impact.description',
    defaultMessage: 'Trees, water, people and reports: what was done, with figures, stories and pictures.',
    description: 'What the page is about; at most 160 characters',
  },
});
