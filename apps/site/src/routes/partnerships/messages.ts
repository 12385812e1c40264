import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.partnerships.title', defaultMessage: 'Partnerships', description: 'Page title and heading' },
  description: {
    id: 'site.partnerships.description',
    defaultMessage: 'News of our partnerships, what partners gain, and how to apply in three steps.',
    description: 'What the page is about; at most 160 characters',
  },
  lead: {
    id: 'site.partnerships.lead',
    defaultMessage: 'Who works with us, and what is new.',
    description: 'Under the heading of the page',
  },
  apply: {
    id: 'site.partnerships.apply',
    defaultMessage: 'Apply for Partnership',
    description: 'Button that opens the application',
  },
  addUpdate: {
    id: 'site.partnerships.addUpdate',
    defaultMessage: 'Add Update',
    description: 'Button that opens the form for news of a partnership',
  },
  picture: {
    id: 'site.partnerships.picture',
    defaultMessage:
      'Illustration: people sit in a circle under a great tree; someone stands beside a chart and explains.',
    description: 'What the leading picture shows',
  },
  error: {
    id: 'site.partnerships.error',
    defaultMessage: 'Error loading partnerships page.',
    description: 'Said when the content of the page could not be fetched',
  },
  partnersTitle: {
    id: 'site.partnerships.partners.title',
    defaultMessage: 'Who works with us',
    description: 'Heading over the partners, who are shown around a picture of a meeting under a tree',
  },
  partnersCount: {
    id: 'site.partnerships.stats.partners',
    defaultMessage: 'Total partners',
    description: 'Under the number of partners',
  },
  projects: {
    id: 'site.partnerships.stats.projects',
    defaultMessage: 'Joint projects',
    description: 'Under the number of projects that are run with partners',
  },
  countries: {
    id: 'site.partnerships.stats.countries',
    defaultMessage: 'Countries',
    description: 'Under the number of countries from which partners come',
  },
  thisMonth: {
    id: 'site.partnerships.stats.month',
    defaultMessage: 'This Month',
    description: 'Under the number of partnerships that were agreed this month',
  },
  figuresSource: {
    id: 'site.partnerships.stats.source',
    defaultMessage: 'our own records',
    description: 'After "Source:", of figures about partners',
  },
});
