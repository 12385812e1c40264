import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'site.communityEmpowerment.title',
    defaultMessage: 'Community empowerment',
    description: 'Page title and heading',
  },
  description: {
    id: 'site.communityEmpowerment.description',
    defaultMessage: 'Skills, leadership and small enterprises that people build for themselves.',
    description: 'What the page is about; at most 160 characters',
  },
});
