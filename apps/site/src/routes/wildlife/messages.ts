import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.wildlife.title', defaultMessage: 'Wildlife', description: 'Page title and heading' },
  description: {
    id: 'site.wildlife.description',
    defaultMessage: 'Okapi, elephant and shoebill: watched paths that keep them safe.',
    description: 'What the page is about; at most 160 characters',
  },
});
