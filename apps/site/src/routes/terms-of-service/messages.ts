import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.termsOfService.title', defaultMessage: 'Terms of service', description: 'Page title and heading' },
  description: {
    id: 'site.termsOfService.description',
    defaultMessage: 'What you may expect from this site, and what we ask of those who use it.',
    description: 'What the page is about; at most 160 characters',
  },
});
