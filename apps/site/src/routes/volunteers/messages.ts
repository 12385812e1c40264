import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.volunteers.title', defaultMessage: 'Volunteers', description: 'Page title and heading' },
  description: {
    id: 'site.volunteers.description',
    defaultMessage:
      'Give a weekend, an evening or a season: field data, teaching and reforestation, near you or online.',
    description: 'What the page is about; at most 160 characters',
  },
});
