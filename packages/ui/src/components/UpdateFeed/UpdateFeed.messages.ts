import { defineMessages } from 'react-intl';

export const updateFeedMessages = defineMessages({
  loading: {
    id: 'ui.UpdateFeed.loading',
    defaultMessage: 'Loading updates…',
    description: 'Announced while the updates are loading',
  },
  error: {
    id: 'ui.UpdateFeed.error',
    defaultMessage: 'The updates did not come.',
    description: 'Title when the updates could not be loaded',
  },
  errorText: {
    id: 'ui.UpdateFeed.errorText',
    defaultMessage: 'Check your connection, then try again.',
    description: 'Below the title when the updates could not be loaded',
  },
  empty: {
    id: 'ui.UpdateFeed.empty',
    defaultMessage: 'No updates yet',
    description: 'Title of the feed when no one has posted',
  },
  emptyText: {
    id: 'ui.UpdateFeed.emptyText',
    defaultMessage: 'Be the first: say what you do together.',
    description: 'Invitation to write the first post',
  },
  more: { id: 'ui.UpdateFeed.more', defaultMessage: 'Show more', description: 'Button that shows older updates' },
  awaiting: {
    id: 'ui.UpdateFeed.awaiting',
    defaultMessage: 'Your update has arrived. It will be shown here once we have read it.',
    description: 'Above the feed, after a visitor has posted, when the foundation reads updates before they are shown',
  },
});

/** The type of a visitor's post, as the visitor's word. */
export const saysMessages = defineMessages({
  partnership: {
    id: 'ui.UpdateFeed.says.partnership',
    defaultMessage: 'Says: partnership',
    description: 'What a visitor who posted an update chose as its kind, which nobody has checked',
  },
  donor: {
    id: 'ui.UpdateFeed.says.donor',
    defaultMessage: 'Says: donor',
    description: 'What a visitor who posted an update chose as its kind, which nobody has checked',
  },
  collaboration: {
    id: 'ui.UpdateFeed.says.collaboration',
    defaultMessage: 'Says: collaboration',
    description: 'What a visitor who posted an update chose as its kind, which nobody has checked',
  },
});
