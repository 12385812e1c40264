import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.communityVoice.title', defaultMessage: 'Community voice', description: 'Page title and heading' },
  description: {
    id: 'site.communityVoice.description',
    defaultMessage: 'A platform where villages, cooperatives and companies speak with one another.',
    description: 'What the page is about; at most 160 characters',
  },
  parent: {
    id: 'site.communityVoice.parent',
    defaultMessage: 'Responsible minerals',
    description: 'The page above this one',
  },
});
