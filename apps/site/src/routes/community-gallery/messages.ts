import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'site.communityGallery.title',
    defaultMessage: 'Community gallery',
    description: 'Page title and heading',
  },
  description: {
    id: 'site.communityGallery.description',
    defaultMessage: 'Training, leadership, celebrations and daily activities in pictures.',
    description: 'What the page is about; at most 160 characters',
  },
});
