import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.help.title', defaultMessage: 'Help', description: 'Page title and heading' },
  description: {
    id: 'site.help.description',
    defaultMessage: 'Answers to the questions we hear most, and how to reach a person.',
    description: 'What the page is about; at most 160 characters',
  },
});
