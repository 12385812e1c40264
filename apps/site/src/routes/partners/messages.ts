import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'site.partners.title',
    defaultMessage: 'Partners and collaboration',
    description: 'Page title and heading',
  },
  description: {
    id: 'site.partners.description',
    defaultMessage: 'Apply to work with us, meet our current partners and complete the identity check.',
    description: 'What the page is about; at most 160 characters',
  },
});
