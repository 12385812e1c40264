import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.gift.title', defaultMessage: 'I have sent a gift', description: 'Page title and heading' },
  description: {
    id: 'site.gift.description',
    defaultMessage: 'Tell us of the gift that you sent. We look for it on our account, and mail you a receipt.',
    description: 'What the page is about; at most 160 characters',
  },
  lead: {
    id: 'site.gift.lead',
    defaultMessage:
      'Fill this in after you have sent a gift. We look for it on our account, and mail you a receipt in your language. This page moves no money.',
    description: 'Under the heading',
  },
  closed: {
    id: 'site.gift.closed',
    defaultMessage:
      'We cannot take donations at the moment. Use this form only for a gift that you sent before. Anyone who asks you for money in our name now is not from us.',
    description: 'Above the form while donations are closed',
  },
  loading: {
    id: 'site.gift.loading',
    defaultMessage: 'Loading the form...',
    description: 'Said while the ways to give are being fetched',
  },
  failed: {
    id: 'site.gift.failed',
    defaultMessage: 'The form could not be loaded.',
    description: 'Said when the ways to give could not be fetched',
  },
  method: { id: 'site.gift.method', defaultMessage: 'How you sent it', description: 'Label of a choice' },
  methodChoose: {
    id: 'site.gift.methodChoose',
    defaultMessage: 'Choose a way of giving',
    description: 'First option of the choice, until one is made',
  },
  methodMissing: {
    id: 'site.gift.methodMissing',
    defaultMessage: 'Choose how you sent it.',
    description: 'Error at the field',
  },
  amount: { id: 'site.gift.amount', defaultMessage: 'Amount', description: 'Label of the field' },
  amountMissing: {
    id: 'site.gift.amountMissing',
    defaultMessage: 'Write the amount.',
    description: 'Error at the field',
  },
  amountWrong: {
    id: 'site.gift.amountWrong',
    defaultMessage: 'Write the amount in digits, like 50 or 1500.50.',
    description: 'Error at the field',
  },
  currency: { id: 'site.gift.currency', defaultMessage: 'Currency', description: 'Label of a choice' },
  currencyChoose: {
    id: 'site.gift.currencyChoose',
    defaultMessage: 'Choose a currency',
    description: 'First option of the choice, until one is made',
  },
  currencyMissing: {
    id: 'site.gift.currencyMissing',
    defaultMessage: 'Choose the currency.',
    description: 'Error at the field',
  },
  sent_on: { id: 'site.gift.sentOn', defaultMessage: 'Day of the transfer', description: 'Label of the field' },
  dayMissing: {
    id: 'site.gift.dayMissing',
    defaultMessage: 'Give the day on which you sent it.',
    description: 'Error at the field',
  },
  dayWrong: {
    id: 'site.gift.dayWrong',
    defaultMessage: 'Give a day from 2020 to today.',
    description: 'Error at the field',
  },
  transfer_reference: {
    id: 'site.gift.transferReference',
    defaultMessage: 'Reference of the transfer',
    description: 'Label of the field',
  },
  transferHint: {
    id: 'site.gift.transferHint',
    defaultMessage: 'The number in the message of your operator, your bank or PayPal, or the words that you wrote',
    description: 'Hint at the field',
  },
  transferMissing: {
    id: 'site.gift.transferMissing',
    defaultMessage: 'Write the reference of the transfer, so that we can find it.',
    description: 'Error at the field',
  },
  transferLong: {
    id: 'site.gift.transferLong',
    defaultMessage: 'The reference is too long. Write only its number.',
    description: 'Error at the field',
  },
  name: { id: 'site.gift.name', defaultMessage: 'Name', description: 'Label of the field' },
  nameHint: {
    id: 'site.gift.nameHint',
    defaultMessage: 'As it should be on the receipt; without a name your e-mail address is there',
    description: 'Hint at the field',
  },
  nameLong: {
    id: 'site.gift.nameLong',
    defaultMessage: 'The name is too long. Shorten it.',
    description: 'Error at the field',
  },
  email: { id: 'site.gift.email', defaultMessage: 'E-mail', description: 'Label of the field' },
  emailHint: {
    id: 'site.gift.emailHint',
    defaultMessage: 'We send the receipt there.',
    description: 'Hint at the field',
  },
  emailMissing: {
    id: 'site.gift.emailMissing',
    defaultMessage: 'Write your e-mail address, so that we can send the receipt.',
    description: 'Error at the field',
  },
  emailWrong: {
    id: 'site.gift.emailWrong',
    defaultMessage: 'Write the address like name@example.org.',
    description: 'Error at the field',
  },
  refused: {
    id: 'site.gift.refused',
    defaultMessage: 'The server did not accept this. Change it and send again.',
    description: 'Error at a field',
  },
  submit: { id: 'site.gift.submit', defaultMessage: 'Send', description: 'Button that sends the form' },
});
