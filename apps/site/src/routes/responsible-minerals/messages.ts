import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'site.responsibleMinerals.title',
    defaultMessage: 'Responsible minerals',
    description: 'Page title and heading',
  },
  description: {
    id: 'site.responsibleMinerals.description',
    defaultMessage: 'Cobalt, coltan, tin and gold: fair rules, written with the people who dig.',
    description: 'What the page is about; at most 160 characters',
  },
});
