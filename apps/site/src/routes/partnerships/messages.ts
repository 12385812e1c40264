import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.partnerships.title', defaultMessage: 'Partnerships', description: 'Page title and heading' },
  description: {
    id: 'site.partnerships.description',
    defaultMessage: 'News of our partnerships, what partners gain, and how to apply in three steps.',
    description: 'What the page is about; at most 160 characters',
  },
});
