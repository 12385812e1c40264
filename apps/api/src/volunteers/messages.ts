import { defineMessages, type NoMessageValues } from '@formatjs/intl';

/** The mail to someone who applied as a volunteer. */
export const confirmation = defineMessages<{
  subject: NoMessageValues;
  text: NoMessageValues;
}>({
  subject: {
    id: 'api.volunteers.confirmation.subject',
    defaultMessage: 'Your application as a volunteer has arrived',
    description: 'Subject of the mail to someone who applied as a volunteer',
  },
  text: {
    id: 'api.volunteers.confirmation.text',
    defaultMessage: 'Thank you. Your application as a volunteer has arrived, and we will write to you.',
    description: 'First paragraph of the mail to someone who applied as a volunteer',
  },
});

/** Notices to staff of what has arrived. */
export const notices = defineMessages<{
  arrived: NoMessageValues;
}>({
  arrived: {
    id: 'api.volunteers.notice.arrived',
    defaultMessage: 'A volunteer application has arrived',
    description: 'Subject and first line of the mail to staff; the reference number follows',
  },
});
