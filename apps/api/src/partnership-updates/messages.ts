import { defineMessages, type NoMessageValues } from '@formatjs/intl';

/** Notices to staff of what has arrived. */
export const notices = defineMessages<{
  arrived: NoMessageValues;
}>({
  arrived: {
    id: 'api.updates.notice.posted',
    defaultMessage: 'A partnership update has been posted',
    description: 'Subject and first line of the mail to staff; the reference number follows',
  },
});
