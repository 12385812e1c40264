import type { GiftMethod, GiftStatus } from '@nzete/domain';
import { defineMessage, defineMessages } from 'react-intl';

export const giftMessages = defineMessages({
  intro: {
    id: 'site.staff.gifts.intro',
    defaultMessage: 'What donors say they sent. Compare each with the account, then confirm or refuse it.',
    description: 'Under the heading',
  },
  noMail: {
    id: 'site.staff.gifts.noMail',
    defaultMessage: 'This server sends no mail. Open a confirmed gift, download its receipt, and send it yourself.',
    description: 'Above the list if receipts are not mailed',
  },
  filters: {
    id: 'site.staff.gifts.filters',
    defaultMessage: 'Filters of the gifts',
    description: 'Name of the search and filters, for screen readers',
  },
  search: { id: 'site.staff.gifts.search', defaultMessage: 'Search', description: 'Label of the search field' },
  searchExample: {
    id: 'site.staff.gifts.searchExample',
    defaultMessage: 'Name, address or number',
    description: 'In the empty search field',
  },
  status: { id: 'site.staff.gifts.status', defaultMessage: 'State', description: 'Name of a filter' },
  allStatuses: { id: 'site.staff.gifts.allStatuses', defaultMessage: 'All states', description: 'Choice of a filter' },
  method: { id: 'site.staff.gifts.method', defaultMessage: 'Way of giving', description: 'Filter, field, column' },
  allMethods: { id: 'site.staff.gifts.allMethods', defaultMessage: 'All ways', description: 'Choice of a filter' },
  currency: { id: 'site.staff.gifts.currency', defaultMessage: 'Currency', description: 'Filter, field, column' },
  allCurrencies: {
    id: 'site.staff.gifts.allCurrencies',
    defaultMessage: 'All currencies',
    description: 'Choice of a filter',
  },
  month: { id: 'site.staff.gifts.month', defaultMessage: 'Month of the transfer', description: 'Label of a filter' },
  empty: { id: 'site.staff.gifts.empty', defaultMessage: 'No gifts are here', description: 'Instead of the list' },
  emptyText: {
    id: 'site.staff.gifts.emptyText',
    defaultMessage: 'Change the filters to see others.',
    description: 'Under “No gifts are here”',
  },
  pages: {
    id: 'site.staff.gifts.pages',
    defaultMessage: 'Pages of the list',
    description: 'Name of the links to other pages, for screen readers',
  },
  previous: { id: 'site.staff.gifts.previous', defaultMessage: 'Newer', description: 'Link to the page before' },
  next: { id: 'site.staff.gifts.next', defaultMessage: 'Older', description: 'Link to the next page' },
  totals: { id: 'site.staff.gifts.totals', defaultMessage: 'Confirmed gifts', description: 'Heading over a table' },
  totalsNote: {
    id: 'site.staff.gifts.totalsNote',
    defaultMessage: 'By month of the account, way of giving and currency. Visitors of the site do not see this.',
    description: 'Under the heading over the table',
  },
  totalsEmpty: {
    id: 'site.staff.gifts.totalsEmpty',
    defaultMessage: 'No gift is confirmed yet.',
    description: 'Instead of the table',
  },
  totalsMonth: { id: 'site.staff.gifts.totalsMonth', defaultMessage: 'Month', description: 'Column of the table' },
  count: { id: 'site.staff.gifts.count', defaultMessage: 'Gifts', description: 'Column of the table: how many' },
  sum: { id: 'site.staff.gifts.sum', defaultMessage: 'Sum', description: 'Column of the table: the money' },
  export: {
    id: 'site.staff.gifts.export',
    defaultMessage: 'Download the totals (CSV)',
    description: 'Link that downloads the table for a spreadsheet',
  },
  back: { id: 'site.staff.gifts.back', defaultMessage: 'All gifts', description: 'Link back to the list' },
  fields: { id: 'site.staff.gifts.fields', defaultMessage: 'What the donor wrote', description: 'Heading' },
  found: { id: 'site.staff.gifts.found', defaultMessage: 'What staff found', description: 'Heading' },
  amount: { id: 'site.staff.gifts.amount', defaultMessage: 'Amount', description: 'Field' },
  sentOn: { id: 'site.staff.gifts.sentOn', defaultMessage: 'Day of the transfer', description: 'Field' },
  transfer: { id: 'site.staff.gifts.transfer', defaultMessage: 'Reference of the transfer', description: 'Field' },
  name: { id: 'site.staff.gifts.name', defaultMessage: 'Name', description: 'Field' },
  email: { id: 'site.staff.gifts.email', defaultMessage: 'E-mail', description: 'Field' },
  language: { id: 'site.staff.gifts.language', defaultMessage: 'Language of the receipt', description: 'Field' },
  told: { id: 'site.staff.gifts.told', defaultMessage: 'Told on', description: 'Field: when the form was sent' },
  decided: { id: 'site.staff.gifts.decided', defaultMessage: 'Decided', description: 'Field: by whom and when' },
  received_on: {
    id: 'site.staff.gifts.receivedOn',
    defaultMessage: 'Day on the account',
    description: 'Field: when the money arrived',
  },
  receipt: { id: 'site.staff.gifts.receipt', defaultMessage: 'Receipt number', description: 'Field' },
  reason: { id: 'site.staff.gifts.reason', defaultMessage: 'Reason', description: 'Field: why it was refused' },
  download: {
    id: 'site.staff.gifts.download',
    defaultMessage: 'Download the receipt (PDF)',
    description: 'Link to the receipt of a confirmed gift',
  },
  confirm: { id: 'site.staff.gifts.confirm', defaultMessage: 'Confirm the gift', description: 'Button, and dialog' },
  confirmText: {
    id: 'site.staff.gifts.confirmText',
    defaultMessage:
      'Write what the account shows. The donor gets a receipt of it with the next number; that cannot be undone.',
    description: 'In the dialog that confirms a gift',
  },
  refuse: { id: 'site.staff.gifts.refuse', defaultMessage: 'Refuse the gift', description: 'Button, and dialog' },
  confirmed: {
    id: 'site.staff.gifts.confirmed',
    defaultMessage: 'The gift is confirmed.',
    description: 'Said after a gift was confirmed',
  },
  refused: {
    id: 'site.staff.gifts.refusedDone',
    defaultMessage: 'The gift is refused.',
    description: 'Said after a gift was refused',
  },
  amountWrong: {
    id: 'site.staff.gifts.amountWrong',
    defaultMessage: 'Write the amount in digits, like 50 or 1500.50.',
    description: 'Error at a field',
  },
  dayWrong: {
    id: 'site.staff.gifts.dayWrong',
    defaultMessage: 'Give the day that the account shows, until today.',
    description: 'Error at a field',
  },
  reasonMissing: {
    id: 'site.staff.gifts.reasonMissing',
    defaultMessage: 'Write why, in at most 2,000 characters: the donor reads it.',
    description: 'Error at a field',
  },
});

export const waitingGifts = defineMessage<{ total: string; waiting: string }>({
  id: 'site.staff.gifts.waiting',
  defaultMessage: '{total} in this list, {waiting} of them to be confirmed',
  description: 'Above the list: how many gifts match, and how many of them wait',
});

export const reasonLabel = defineMessage<{ language: string }>({
  id: 'site.staff.gifts.reasonLabel',
  defaultMessage: 'Reason, for the donor ({language})',
  description: 'Label of a field; {language}: the language to write in',
});

export const decidedBy = defineMessage<{ name: string; date: string }>({
  id: 'site.staff.gifts.decidedBy',
  defaultMessage: '{name}, {date}',
  description: 'Who decided, and when',
});

export const refuseText = defineMessage<{ language: string }>({
  id: 'site.staff.gifts.refuseText',
  defaultMessage: 'The donor is told the reason. Write it in the language of the gift: {language}.',
  description: 'In the dialog that refuses a gift',
});

export const statusNames: Record<GiftStatus, { id: string; defaultMessage: string }> = defineMessages({
  received: {
    id: 'site.staff.gifts.status.received',
    defaultMessage: 'To be confirmed',
    description: 'State of a gift',
  },
  accepted: { id: 'site.staff.gifts.status.accepted', defaultMessage: 'Confirmed', description: 'State of a gift' },
  refused: { id: 'site.staff.gifts.status.refused', defaultMessage: 'Refused', description: 'State of a gift' },
});

export const methodNames: Record<GiftMethod, { id: string; defaultMessage: string }> = defineMessages({
  'mobile-money': {
    id: 'site.staff.gifts.method.mobile-money',
    defaultMessage: 'Mobile money',
    description: 'A way of giving',
  },
  'bank-transfer': {
    id: 'site.staff.gifts.method.bank-transfer',
    defaultMessage: 'Bank transfer',
    description: 'A way of giving',
  },
  paypal: { id: 'site.staff.gifts.method.paypal', defaultMessage: 'PayPal', description: 'A way of giving' },
});
