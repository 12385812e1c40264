import { defineMessages } from 'react-intl';

export const stateMessages = defineMessages({
  received: { id: 'site.staffInbox.status.received', defaultMessage: 'Received', description: 'State of an entry' },
  reading: { id: 'site.staffInbox.status.reading', defaultMessage: 'Being read', description: 'State of an entry' },
  moreWanted: {
    id: 'site.staffInbox.status.moreWanted',
    defaultMessage: 'More is wanted',
    description: 'State of an entry: its sender is asked for more',
  },
  accepted: { id: 'site.staffInbox.status.accepted', defaultMessage: 'Accepted', description: 'State of an entry' },
  refused: { id: 'site.staffInbox.status.refused', defaultMessage: 'Refused', description: 'State of an entry' },
  answered: { id: 'site.staffInbox.status.answered', defaultMessage: 'Answered', description: 'State of an entry' },
  withdrawn: { id: 'site.staffInbox.status.withdrawn', defaultMessage: 'Withdrawn', description: 'State of an entry' },
});
