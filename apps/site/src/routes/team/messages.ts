import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.team.title', defaultMessage: 'Our team', description: 'Page title and heading' },
  description: {
    id: 'site.team.description',
    defaultMessage: 'The people who lead the foundation, and what each of them is responsible for.',
    description: 'What the page is about; at most 160 characters',
  },
});
