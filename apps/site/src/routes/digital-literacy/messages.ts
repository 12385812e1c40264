import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'site.digitalLiteracy.title',
    defaultMessage: 'Digital literacy',
    description: 'Page title and heading',
  },
  description: {
    id: 'site.digitalLiteracy.description',
    defaultMessage: 'Free courses, from the first click to safe use of the internet, in four languages.',
    description: 'What the page is about; at most 160 characters',
  },
});
