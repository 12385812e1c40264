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

/** What a feed reader shows above the updates. */
export const feedMessages = defineMessages<{
  title: NoMessageValues;
  description: NoMessageValues;
}>({
  title: {
    id: 'api.updates.feed.title',
    defaultMessage: 'Nzete Foundation: updates',
    description: 'Name of the feed of updates, in programs that read feeds',
  },
  description: {
    id: 'api.updates.feed.description',
    defaultMessage: 'News of partners, donors and collaborations, by the foundation and by visitors.',
    description: 'What the feed of updates has, in programs that read feeds',
  },
});
