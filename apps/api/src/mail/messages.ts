import { defineMessages, type NoMessageValues } from '@formatjs/intl';

/** What mails of several subjects have. */
export const mailMessages = defineMessages<{
  reference: { reference: string };
  ifNotYou: NoMessageValues;
  answer: NoMessageValues;
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
});
