import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.sendFeedback.title', defaultMessage: 'Send feedback', description: 'Page title and heading' },
  description: {
    id: 'site.sendFeedback.description',
    defaultMessage: 'Tell us what works, what does not, and what is missing.',
    description: 'What the page is about; at most 160 characters',
  },
});
