import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.donate.title', defaultMessage: 'Donate', description: 'Page title and heading' },
  description: {
    id: 'site.donate.description',
    defaultMessage: 'Give by bank transfer, PayPal or wallet, and see what your gift plants.',
    description: 'What the page is about; at most 160 characters',
  },
});
