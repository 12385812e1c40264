import { defineMessages, type NoMessageValues } from '@formatjs/intl';

/** The mail to someone who asked for a partnership. */
export const confirmation = defineMessages<{
  subject: NoMessageValues;
  text: NoMessageValues;
}>({
  subject: {
    id: 'api.partnerships.confirmation.subject',
    defaultMessage: 'Your application for a partnership has arrived',
    description: 'Subject of the mail to someone who asked for a partnership',
  },
  text: {
    id: 'api.partnerships.confirmation.text',
    defaultMessage: 'Thank you. Your application for a partnership has arrived, and we will write to you.',
    description: 'First paragraph of the mail to someone who asked for a partnership',
  },
});

/** Notices to staff of what has arrived. */
export const notices = defineMessages<{
  arrived: NoMessageValues;
}>({
  arrived: {
    id: 'api.partnerships.notice.arrived',
    defaultMessage: 'A partnership application has arrived',
    description: 'Subject and first line of the mail to staff; the reference number follows',
  },
});
