import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.gallery.title', defaultMessage: 'Photo gallery', description: 'Page title and heading' },
  description: {
    id: 'site.gallery.description',
    defaultMessage: 'The borehole, tree planting, communities and other projects in pictures.',
    description: 'What the page is about; at most 160 characters',
  },
});
