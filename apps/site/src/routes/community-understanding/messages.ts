import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'site.communityUnderstanding.title',
    defaultMessage: 'Community understanding',
    description: 'Page title and heading',
  },
  description: {
    id: 'site.communityUnderstanding.description',
    defaultMessage: 'What mining brings and takes: lessons in plain words, also for those who read little.',
    description: 'What the page is about; at most 160 characters',
  },
  parent: {
    id: 'site.communityUnderstanding.parent',
    defaultMessage: 'Responsible minerals',
    description: 'The page above this one',
  },
});
