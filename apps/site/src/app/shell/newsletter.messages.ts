import { defineMessages } from 'react-intl';

export const newsletterMessages = defineMessages({
  title: {
    id: 'site.common.news.title',
    defaultMessage: 'News, once a month',
    description: 'Heading of the newsletter block',
  },
  reports: {
    id: 'site.common.news.reports',
    defaultMessage: 'Monthly impact reports',
    description: 'Link to /reports',
  },
  volunteers: {
    id: 'site.common.news.volunteers',
    defaultMessage: 'Volunteer opportunities',
    description: 'Link to /volunteers',
  },
  partnerships: {
    id: 'site.common.news.partnerships',
    defaultMessage: 'Partnership updates',
    description: 'Link to /partnerships',
  },
});
