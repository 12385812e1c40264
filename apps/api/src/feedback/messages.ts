import { defineMessages, type NoMessageValues } from '@formatjs/intl';

/** The mail to someone who sent feedback. */
export const feedbackConfirmation = defineMessages<{
  subject: NoMessageValues;
  text: NoMessageValues;
}>({
  subject: {
    id: 'api.feedback.confirmation.subject',
    defaultMessage: 'Your message has arrived',
    description: 'Subject of the mail to someone who sent feedback',
  },
  text: {
    id: 'api.feedback.confirmation.text',
    defaultMessage: 'Thank you. Your message has arrived, and we will read it.',
    description: 'First paragraph of the mail to someone who sent feedback',
  },
});

/** The mail to someone who asked for a consultation. */
export const consultationConfirmation = defineMessages<{
  subject: NoMessageValues;
  text: NoMessageValues;
}>({
  subject: {
    id: 'api.feedback.consultation.subject',
    defaultMessage: 'Your request for a consultation has arrived',
    description: 'Subject of the mail to someone who asked for a consultation',
  },
  text: {
    id: 'api.feedback.consultation.text',
    defaultMessage: 'Thank you. Your request for a consultation has arrived, and we will write to you.',
    description: 'First paragraph of the mail to someone who asked for a consultation',
  },
});

/** Notices to staff of what has arrived. */
export const notices = defineMessages<{
  feedback: NoMessageValues;
  consultation: NoMessageValues;
}>({
  feedback: {
    id: 'api.feedback.notice.feedback',
    defaultMessage: 'Feedback has arrived',
    description: 'Subject and first line of the mail to staff; the reference number follows',
  },
  consultation: {
    id: 'api.feedback.notice.consultation',
    defaultMessage: 'A request for a consultation has arrived',
    description: 'Subject and first line of the mail to staff; the reference number follows',
  },
});
