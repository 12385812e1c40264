import { defineMessage, defineMessages } from 'react-intl';

export const restoredMessages = defineMessages({
  title: {
    id: 'site.staff.overview.restored',
    defaultMessage: 'Restored: waiting for a decision',
    description: 'Heading, after a backup was restored',
  },
  lead: {
    id: 'site.staff.overview.restored.lead',
    defaultMessage:
      'Nothing of it is sent, published or deleted by itself. An administrator decides for each list; what was sent after the backup never goes out again. A newsletter that was written before the backup and sent after it is a draft again: do not send it twice.',
    description: 'Under the title of the notice',
  },
  goOn: {
    id: 'site.staff.overview.restored.goOn',
    defaultMessage: 'Go on',
    description: 'Button, when nothing waits to be sent',
  },
  decided: {
    id: 'site.staff.overview.restored.decided',
    defaultMessage: 'It is decided',
    description: 'Title of a message',
  },
});

export const heldQueueMessages = defineMessages({
  mail: { id: 'site.staff.overview.restored.mail', defaultMessage: 'Mail', description: 'A list of things to send' },
  newsletter: {
    id: 'site.staff.overview.restored.newsletter',
    defaultMessage: 'Newsletter',
    description: 'A list of things to send',
  },
  event: {
    id: 'site.staff.overview.restored.event',
    defaultMessage: 'Seats and reminders of events',
    description: 'A list of things to send',
  },
  publication: {
    id: 'site.staff.overview.restored.publication',
    defaultMessage: 'Planned publications',
    description: 'A list of things to publish',
  },
});

export const heldChoiceMessages = defineMessages({
  unsent: {
    id: 'site.staff.overview.restored.unsent',
    defaultMessage: 'Only those never sent',
    description: 'Button: sends what was certainly not sent before',
  },
  rest: {
    id: 'site.staff.overview.restored.rest',
    defaultMessage: 'Also those perhaps sent',
    description: 'Button: sends also what may have been sent before',
  },
  drop: {
    id: 'site.staff.overview.restored.drop',
    defaultMessage: 'Drop all',
    description: 'Button: sends nothing of it',
  },
});

export const restoredBackup = defineMessage<{ moment: string }>({
  id: 'site.staff.overview.restored.backup',
  defaultMessage: 'A backup of {moment} was restored.',
  description: 'What happened; moment is a date and a time',
});

export const restoredCopy = defineMessage<{ moment: string }>({
  id: 'site.staff.overview.restored.copy',
  defaultMessage: 'This is a copy, held since {moment}.',
  description: 'What happened; moment is a date and a time',
});

/** What follows from a decision, in the dialog that asks for it. */
export const heldOutcome = defineMessage<{ sent: string; dropped: string }>({
  id: 'site.staff.overview.restored.outcome',
  defaultMessage: 'Goes out: {sent}. Never goes out: {dropped}. This cannot be undone.',
  description: 'Text of a dialog; both are numbers',
});

export const heldCounts = defineMessage<{ unsent: string; unknown: string; sent: string }>({
  id: 'site.staff.overview.restored.counts',
  defaultMessage: 'Never sent: {unsent}. Perhaps sent: {unknown}. Sent after the backup: {sent}.',
  description: 'Numbers of a list of things to send',
});
