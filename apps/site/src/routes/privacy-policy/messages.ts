import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.privacyPolicy.title', defaultMessage: 'Privacy policy', description: 'Page title and heading' },
  description: {
    id: 'site.privacyPolicy.description',
    defaultMessage: 'Which data we keep, why, for how long, and how to have them deleted.',
    description: 'What the page is about; at most 160 characters',
  },
});
