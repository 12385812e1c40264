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
