import { defineMessages, type NoMessageValues } from '@formatjs/intl';

/** What has happened, for staff. */
export const notices = defineMessages<{
  arrived: NoMessageValues;
}>({
  arrived: {
    id: 'api.updates.notice.posted',
    defaultMessage: 'A partnership update has been posted',
    description: 'Subject and first line of the mail to staff; the reference number follows',
  },
});
