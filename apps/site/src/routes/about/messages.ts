import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.about.title', defaultMessage: 'About us', description: 'Page title and heading' },
  description: {
    id: 'site.about.description',
    defaultMessage: 'Where the foundation comes from, what it stands for, and what it wants to reach by 2030.',
    description: 'What the page is about; at most 160 characters',
  },
  error: {
    id: 'site.about.error',
    defaultMessage: 'Error loading content.',
    description: 'Said when the content of the page could not be fetched',
  },
});
