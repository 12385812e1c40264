import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.cookiePolicy.title', defaultMessage: 'Cookie policy', description: 'Page title and heading' },
  description: {
    id: 'site.cookiePolicy.description',
    defaultMessage: 'This site stores your language and nothing that follows you.',
    description: 'What the page is about; at most 160 characters',
  },
});
