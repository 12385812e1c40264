import { defineMessages } from 'react-intl';

/** What a status is called, in the inbox and at the templates. */
export const statusMessages = defineMessages({
  received: { id: 'site.staff.status.received', defaultMessage: 'Received', description: 'State of an entry' },
  reading: { id: 'site.staff.status.reading', defaultMessage: 'Being read', description: 'State of an entry' },
  'more-wanted': {
    id: 'site.staff.status.moreWanted',
    defaultMessage: 'More is wanted',
    description: 'State of an entry: its sender is asked for more',
  },
  accepted: { id: 'site.staff.status.accepted', defaultMessage: 'Accepted', description: 'State of an entry' },
  refused: { id: 'site.staff.status.refused', defaultMessage: 'Refused', description: 'State of an entry' },
  answered: { id: 'site.staff.status.answered', defaultMessage: 'Answered', description: 'State of an entry' },
  withdrawn: { id: 'site.staff.status.withdrawn', defaultMessage: 'Withdrawn', description: 'State of an entry' },
});
