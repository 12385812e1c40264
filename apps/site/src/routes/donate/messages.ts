import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.donate.title', defaultMessage: 'Donate', description: 'Page title and heading' },
  description: {
    id: 'site.donate.description',
    defaultMessage: 'Give by mobile money, bank transfer, PayPal or crypto, and see what your donation helps to plant.',
    description: 'What the page is about; at most 160 characters',
  },
});
