import { defineMessages, type NoMessageValues } from '@formatjs/intl';

/** The mail to someone who sent an identity check. */
export const confirmation = defineMessages<{
  subject: NoMessageValues;
  text: NoMessageValues;
  documentsLater: NoMessageValues;
}>({
  subject: {
    id: 'api.kyc.confirmation.subject',
    defaultMessage: 'Your identity check has arrived',
    description: 'Subject of the mail to someone who sent an identity check',
  },
  text: {
    id: 'api.kyc.confirmation.text',
    defaultMessage: 'Thank you. Your identity check has arrived, and we will answer within 3-5 business days.',
    description: 'First paragraph of the mail to someone who sent an identity check',
  },
  documentsLater: {
    id: 'api.kyc.confirmation.documentsLater',
    defaultMessage: 'If a document is missing, send it within 24 hours:',
    description: 'Before a link, in the mail to someone who sent an identity check',
  },
});

/** The mail about a document that was deleted. */
export const infected = defineMessages<{
  subject: NoMessageValues;
  text: NoMessageValues;
}>({
  subject: {
    id: 'api.kyc.infected.subject',
    defaultMessage: 'Please send a document of your identity check again',
    description: 'Subject of the mail to someone who sent a document with a virus',
  },
  text: {
    id: 'api.kyc.infected.text',
    defaultMessage:
      'A document that you sent contains a virus, and we deleted it. Check your device with an antivirus program, and then send the identity check again with another copy of the document.',
    description: 'First paragraph of the mail to someone who sent a document with a virus',
  },
});

/** The names of documents, as on the page where they are uploaded. */
export const documents = defineMessages<{
  governmentId: NoMessageValues;
  proofOfAddress: NoMessageValues;
}>({
  governmentId: {
    id: 'api.kyc.document.governmentId',
    defaultMessage: 'Government ID',
    description: 'A document, in a list of those that are asked for',
  },
  proofOfAddress: {
    id: 'api.kyc.document.proofOfAddress',
    defaultMessage: 'Proof of address',
    description: 'A document, in a list of those that are asked for',
  },
});

/** How to send documents that staff asked for. */
export const wanted = defineMessages<{
  send: NoMessageValues;
  until: { day: string };
  neverByMail: NoMessageValues;
}>({
  send: {
    id: 'api.kyc.wanted.send',
    defaultMessage: 'Please send these documents with the link below, which is for you only:',
    description: 'Before a list of documents, in the mail that asks for them',
  },
  until: {
    id: 'api.kyc.wanted.until',
    defaultMessage: 'The link works for 14 days, until {day}.',
    description: 'In the mail that asks for documents; {day} is a date',
  },
  neverByMail: {
    id: 'api.kyc.wanted.neverByMail',
    defaultMessage:
      'Never send documents by e-mail, to us or to anyone who asks for them: others could read them on the way.',
    description: 'Last paragraph of the mail that asks for documents',
  },
});

/** Notices to staff of what has arrived. */
export const notices = defineMessages<{
  application: NoMessageValues;
  infected: NoMessageValues;
}>({
  application: {
    id: 'api.kyc.notice.application',
    defaultMessage: 'An identity check (KYC) has arrived',
    description: 'Subject and first line of the mail to staff; the reference number follows',
  },
  infected: {
    id: 'api.kyc.notice.infected',
    defaultMessage: 'An infected document of an identity check (KYC) was deleted',
    description: 'Subject and first line of the mail to staff; the reference number follows',
  },
});
