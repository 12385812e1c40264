import { defineMessages, type NoMessageValues } from '@formatjs/intl';

/** The mail to a donor who said that a gift was sent. */
export const confirmation = defineMessages<{
  subject: NoMessageValues;
  text: NoMessageValues;
}>({
  subject: {
    id: 'api.gifts.confirmation.subject',
    defaultMessage: 'You told us of a gift',
    description: 'Subject of the mail to a donor who said that a gift was sent',
  },
  text: {
    id: 'api.gifts.confirmation.text',
    defaultMessage: 'Thank you. We look for your gift on our account, and send you the receipt once we have found it.',
    description: 'First paragraph of the mail to a donor who said that a gift was sent',
  },
});

/** The mail that has the receipt. */
export const receiptMail = defineMessages<{
  subject: NoMessageValues;
  text: NoMessageValues;
}>({
  subject: {
    id: 'api.gifts.receiptMail.subject',
    defaultMessage: 'The receipt of your gift',
    description: 'Subject of the mail with the receipt of a gift',
  },
  text: {
    id: 'api.gifts.receiptMail.text',
    defaultMessage: 'Thank you. Your gift has arrived on our account. The receipt is attached to this mail; keep it.',
    description: 'First paragraph of the mail with the receipt of a gift',
  },
});

/** Notices to staff of what has arrived. */
export const notices = defineMessages<{
  arrived: NoMessageValues;
}>({
  arrived: {
    id: 'api.gifts.notice.arrived',
    defaultMessage: 'A donor says that a gift was sent',
    description: 'Subject and first line of the mail to staff; the reference number follows',
  },
});

/** The receipt. */
export const receiptMessages = defineMessages<{
  title: { number: string };
  kind: NoMessageValues;
  confirmed: NoMessageValues;
  gift: NoMessageValues;
  from: NoMessageValues;
  amount: NoMessageValues;
  method: NoMessageValues;
  receivedOn: NoMessageValues;
  transfer: NoMessageValues;
  number: NoMessageValues;
  reference: NoMessageValues;
  issuer: NoMessageValues;
}>({
  title: {
    id: 'api.gifts.pdf.title',
    defaultMessage: 'Receipt {number}',
    description: 'Title of the receipt of a gift; {number} is its number',
  },
  kind: {
    id: 'api.gifts.pdf.kind',
    defaultMessage: 'Receipt of a gift',
    description: 'At the top of the receipt of a gift: what it is',
  },
  confirmed: {
    id: 'api.gifts.pdf.confirmed',
    defaultMessage: 'We confirm that this gift has arrived on our account. Thank you.',
    description: 'First sentence of the receipt of a gift',
  },
  gift: {
    id: 'api.gifts.pdf.gift',
    defaultMessage: 'The gift',
    description: 'Heading in the receipt, above a table',
  },
  from: {
    id: 'api.gifts.pdf.from',
    defaultMessage: 'From',
    description: 'In the table of a receipt: before the name of the donor',
  },
  amount: {
    id: 'api.gifts.pdf.amount',
    defaultMessage: 'Amount',
    description: 'In the table of a receipt',
  },
  method: {
    id: 'api.gifts.pdf.method',
    defaultMessage: 'Way of giving',
    description: 'In the table of a receipt: before “Bank transfer”, for example',
  },
  receivedOn: {
    id: 'api.gifts.pdf.receivedOn',
    defaultMessage: 'Arrived on',
    description: 'In the table of a receipt: before a day',
  },
  transfer: {
    id: 'api.gifts.pdf.transfer',
    defaultMessage: 'Reference of the transfer',
    description: 'In the table of a receipt: before what the bank or the network calls the transfer',
  },
  number: {
    id: 'api.gifts.pdf.number',
    defaultMessage: 'Receipt number',
    description: 'In the table of a receipt',
  },
  reference: {
    id: 'api.gifts.pdf.reference',
    defaultMessage: 'Reference number',
    description: 'In the table of a receipt: before the reference number of the gift',
  },
  issuer: {
    id: 'api.gifts.pdf.issuer',
    defaultMessage: 'Who writes this receipt',
    description: 'Heading in the receipt, above the address of the foundation',
  },
});

/** The ways of giving, in a receipt. */
export const methodNames = defineMessages<{
  'mobile-money': NoMessageValues;
  'bank-transfer': NoMessageValues;
  paypal: NoMessageValues;
}>({
  'mobile-money': {
    id: 'api.gifts.pdf.method.mobileMoney',
    defaultMessage: 'Mobile money',
    description: 'A way of giving, in the table of a receipt',
  },
  'bank-transfer': {
    id: 'api.gifts.pdf.method.bankTransfer',
    defaultMessage: 'Bank transfer',
    description: 'A way of giving, in the table of a receipt',
  },
  paypal: {
    id: 'api.gifts.pdf.method.paypal',
    defaultMessage: 'PayPal',
    description: 'A way of giving, in the table of a receipt',
  },
});
