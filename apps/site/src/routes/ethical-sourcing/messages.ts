import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'site.ethicalSourcing.title',
    defaultMessage: 'Ethical sourcing',
    description: 'Page title and heading',
  },
  description: {
    id: 'site.ethicalSourcing.description',
    defaultMessage: 'From the pit to the buyer: how a bag of ore stays traceable and fair.',
    description: 'What the page is about; at most 160 characters',
  },
  parent: {
    id: 'site.ethicalSourcing.parent',
    defaultMessage: 'Responsible minerals',
    description: 'The page above this one',
  },
});
