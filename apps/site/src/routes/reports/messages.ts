import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.reports.title', defaultMessage: 'Monthly reports', description: 'Page title and heading' },
  description: {
    id: 'site.reports.description',
    defaultMessage: 'What we did each month, with figures, to read here or to download.',
    description: 'What the page is about; at most 160 characters',
  },
});
