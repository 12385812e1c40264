import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'site.climateMitigation.title',
    defaultMessage: 'Climate and reforestation',
    description: 'Page title and heading',
  },
  description: {
    id: 'site.climateMitigation.description',
    defaultMessage: 'Programmes that restore forests and help villages live with a changing climate.',
    description: 'What the page is about; at most 160 characters',
  },
});
