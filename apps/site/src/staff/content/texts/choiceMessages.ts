import { defineMessages } from 'react-intl';

export const choiceMessages = defineMessages({
  forest: { id: 'site.staffContent.choice.forest', defaultMessage: 'Forest green', description: 'A choice of a field' },
  laterite: {
    id: 'site.staffContent.choice.laterite',
    defaultMessage: 'Earth red',
    description: 'A choice of a field',
  },
  river: { id: 'site.staffContent.choice.river', defaultMessage: 'River blue', description: 'A choice of a field' },
  gold: { id: 'site.staffContent.choice.gold', defaultMessage: 'Gold', description: 'A choice of a field' },
  cobalt: { id: 'site.staffContent.choice.cobalt', defaultMessage: 'Cobalt blue', description: 'A choice of a field' },
  Published: {
    id: 'site.staffContent.choice.Published',
    defaultMessage: 'Published',
    description: 'A choice of a field',
  },
  'In Progress': {
    id: 'site.staffContent.choice.In-Progress',
    defaultMessage: 'In progress',
    description: 'A choice of a field',
  },
  account: {
    id: 'site.staffContent.choice.account',
    defaultMessage: 'Account number',
    description: 'A choice of a field',
  },
  bic: { id: 'site.staffContent.choice.bic', defaultMessage: 'BIC', description: 'A choice of a field' },
  email: { id: 'site.staffContent.choice.email', defaultMessage: 'E-mail', description: 'A choice of a field' },
  phone: { id: 'site.staffContent.choice.phone', defaultMessage: 'Phone number', description: 'A choice of a field' },
  'bank-transfer': {
    id: 'site.staffContent.choice.bank-transfer',
    defaultMessage: 'Bank transfer',
    description: 'A choice of a field',
  },
  paypal: { id: 'site.staffContent.choice.paypal', defaultMessage: 'PayPal', description: 'A choice of a field' },
  'mobile-money': {
    id: 'site.staffContent.choice.mobile-money',
    defaultMessage: 'Mobile money',
    description: 'A choice of a field',
  },
  open: { id: 'site.staffContent.choice.open', defaultMessage: 'Open', description: 'A choice of a field' },
  closed: { id: 'site.staffContent.choice.closed', defaultMessage: 'Closed', description: 'A choice of a field' },
});
