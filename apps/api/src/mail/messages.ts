import { defineMessages, type NoMessageValues } from '@formatjs/intl';

/** Shared by the mails of several subjects. */
export const mailMessages = defineMessages<{
  reference: { reference: string };
  ifNotYou: NoMessageValues;
  answer: NoMessageValues;
  sampleAnswer: NoMessageValues;
}>({
  reference: {
    id: 'api.mail.common.reference',
    defaultMessage: 'Your reference number: {reference}',
    description: 'A paragraph of mails',
  },
  ifNotYou: {
    id: 'api.mail.common.ifNotYou',
    defaultMessage: 'If it was not you, someone typed your address by mistake: you need not do anything.',
    description: 'Last paragraph of mails to someone who may not have sent anything',
  },
  answer: {
    id: 'api.mail.common.answer',
    defaultMessage: 'An answer from the Nzete Foundation',
    description: 'Subject of the mail with what staff wrote with a decision',
  },
  sampleAnswer: {
    id: 'api.mail.common.sampleAnswer',
    defaultMessage: 'Here is what the team writes to this person.',
    description: 'Only in previews of mails, in place of what one of the staff writes with a decision',
  },
});

/** Mails to staff. */
export const staffMails = defineMessages<{
  subject: { what: string; reference: string };
  arrived: NoMessageValues;
  read: NoMessageValues;
  reminder: { reference: string };
  reminderText: { reference: string };
}>({
  subject: {
    id: 'api.mail.staff.subject',
    defaultMessage: '{what}: {reference}',
    description: 'Subject of a mail to staff; {what} is a sentence, {reference} a number',
  },
  arrived: {
    id: 'api.mail.staff.arrived',
    defaultMessage: 'Something has arrived',
    description: 'Subject of a mail to staff about something that this release does not know',
  },
  read: {
    id: 'api.mail.staff.read',
    defaultMessage: 'Read and answer it here:',
    description: 'Before a link, in a mail to staff',
  },
  reminder: {
    id: 'api.mail.staff.reminder',
    defaultMessage: 'A reminder: {reference}',
    description: 'Subject of the mail that one of the staff wanted',
  },
  reminderText: {
    id: 'api.mail.staff.reminderText',
    defaultMessage: 'You wanted to be reminded today of {reference}.',
    description: 'Text of the mail that one of the staff wanted; {reference} is a number',
  },
});
