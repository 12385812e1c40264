import { defineMessages, type NoMessageValues } from 'react-intl';

export const actionMessages = defineMessages<{
  arrived: NoMessageValues;
  opened: { who: string };
  exported: { who: string };
  assigned: { who: string };
  noted: { who: string };
  reading: { who: string };
  'more-wanted': { who: string };
  accepted: { who: string };
  refused: { who: string };
  answered: { who: string };
  withdrawn: { who: string };
  corrected: { who: string };
  other: { action: string; who: string };
  sender: NoMessageValues;
}>({
  arrived: { id: 'site.staffInbox.action.arrived', defaultMessage: 'Arrived', description: 'In the history' },
  opened: { id: 'site.staffInbox.action.opened', defaultMessage: 'Opened by {who}', description: 'In the history' },
  exported: {
    id: 'site.staffInbox.action.exported',
    defaultMessage: 'Exported by {who}',
    description: 'In the history: it was in a file of all entries',
  },
  assigned: {
    id: 'site.staffInbox.action.assigned',
    defaultMessage: 'Assigned by {who}',
    description: 'In the history',
  },
  noted: { id: 'site.staffInbox.action.noted', defaultMessage: 'Note by {who}', description: 'In the history' },
  reading: {
    id: 'site.staffInbox.action.reading',
    defaultMessage: 'Being read by {who}',
    description: 'In the history',
  },
  'more-wanted': {
    id: 'site.staffInbox.action.moreWanted',
    defaultMessage: '{who} asked for more',
    description: 'In the history',
  },
  accepted: {
    id: 'site.staffInbox.action.accepted',
    defaultMessage: 'Accepted by {who}',
    description: 'In the history',
  },
  refused: { id: 'site.staffInbox.action.refused', defaultMessage: 'Refused by {who}', description: 'In the history' },
  answered: {
    id: 'site.staffInbox.action.answered',
    defaultMessage: 'Answered by {who}',
    description: 'In the history',
  },
  withdrawn: {
    id: 'site.staffInbox.action.withdrawn',
    defaultMessage: 'Withdrawn by {who}',
    description: 'In the history',
  },
  corrected: {
    id: 'site.staffInbox.action.corrected',
    defaultMessage: 'Corrected by {who}',
    description: 'In the history: the sender changed contact details',
  },
  other: {
    id: 'site.staffInbox.action.other',
    defaultMessage: '{action}, by {who}',
    description: 'In the history; the action is a word of the server',
  },
  sender: {
    id: 'site.staffInbox.action.sender',
    defaultMessage: 'the sender',
    description: 'In the history, instead of a name',
  },
});
