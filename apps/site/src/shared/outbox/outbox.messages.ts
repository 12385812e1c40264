import { defineMessages } from 'react-intl';

/** The texts of the outbox, whose files are those of its page. */
export const outboxMessages = defineMessages({
  title: {
    id: 'site.outbox.title',
    defaultMessage: 'Waiting to be sent',
    description: 'Title of the page that lists the forms which wait on the phone',
  },
  description: {
    id: 'site.outbox.description',
    defaultMessage:
      'Forms that are kept on this phone until they can be sent. Only you can see them here, and you can remove them.',
    description: 'Below the title',
  },
  emptyTitle: {
    id: 'site.outbox.emptyTitle',
    defaultMessage: 'Nothing waits here',
    description: 'Title when the list is empty',
  },
  emptyText: {
    id: 'site.outbox.emptyText',
    defaultMessage:
      'When a form cannot be sent because there is no network, you can keep it here. It is then sent by itself.',
    description: 'Below "Nothing waits here"',
  },
  sendLater: {
    id: 'site.outbox.sendLater',
    defaultMessage: 'Send when you are connected',
    description: 'Button beside a failure: keeps the form on the phone and sends it later',
  },
  sendLaterText: {
    id: 'site.outbox.sendLaterText',
    defaultMessage:
      'The form then stays on this phone, encrypted, for at most 14 days. It is sent by itself, and you can remove it.',
    description: 'Above the button "Send when you are connected"',
  },
  notMine: {
    id: 'site.outbox.notMine',
    defaultMessage: 'This is not my phone',
    description: 'Checkbox: then nothing is kept on the phone',
  },
  notMineText: {
    id: 'site.outbox.notMineText',
    defaultMessage:
      'Nothing of this form is kept on this phone. Leave this page open, and press the button of the form again when you are connected.',
    description: 'While "This is not my phone" is ticked',
  },
  notKept: {
    id: 'site.outbox.notKept',
    defaultMessage:
      'This phone cannot keep the form: its storage is full, or this is a private window. Everything you wrote is still here. Free some space, or leave this page open and press the button of the form again when you are connected.',
    description: 'When the phone could not keep the form',
  },
  written: {
    id: 'site.outbox.written',
    defaultMessage: 'What you wrote',
    description: 'Row that opens what the form contains',
  },
  sendNow: {
    id: 'site.outbox.sendNow',
    defaultMessage: 'Send now',
    description: 'Button',
  },
  openAgain: {
    id: 'site.outbox.openAgain',
    defaultMessage: 'Open again',
    description: 'Button: opens the form with its values',
  },
  correct: {
    id: 'site.outbox.correct',
    defaultMessage: 'Correct and send',
    description: 'Button: opens a form that was refused, with its values and errors',
  },
  remove: {
    id: 'site.outbox.remove',
    defaultMessage: 'Remove',
    description: 'Button: removes the form from the phone',
  },
  waitingTitle: {
    id: 'site.outbox.waitingTitle',
    defaultMessage: 'Waits to be sent',
    description: 'State of a form',
  },
  waitingText: {
    id: 'site.outbox.waitingText',
    defaultMessage: 'It is sent by itself when you are connected, also after you have left this page.',
    description: 'Below "Waits to be sent"',
  },
  busyTitle: {
    id: 'site.outbox.busyTitle',
    defaultMessage: 'Could not be sent yet',
    description: 'State of a form after an attempt that failed',
  },
  busyText: {
    id: 'site.outbox.busyText',
    defaultMessage: 'It is tried again by itself. You can also press “Send now”.',
    description: 'Below "Could not be sent yet"',
  },
  openedTitle: {
    id: 'site.outbox.openedTitle',
    defaultMessage: 'Opened again',
    description: 'State of a form that was opened again',
  },
  openedText: {
    id: 'site.outbox.openedText',
    defaultMessage: 'It is not sent by itself any more. Send it from its form, or press “Send now”.',
    description: 'Below "Opened again"',
  },
  arrivedTitle: {
    id: 'site.outbox.arrivedTitle',
    defaultMessage: 'Has arrived',
    description: 'State of a form, and title of a message',
  },
  noReference: {
    id: 'site.outbox.noReference',
    defaultMessage: 'What you wrote is no longer on this phone.',
    description: 'Below "Has arrived", for a form without a number',
  },
  refusedTitle: {
    id: 'site.outbox.refusedTitle',
    defaultMessage: 'Was not accepted',
    description: 'State of a form, and title of a message',
  },
  refusedText: {
    id: 'site.outbox.refusedText',
    defaultMessage: 'Open it again: the answers to correct are marked.',
    description: 'Below "Was not accepted", when the reason is in another language',
  },
  gone: {
    id: 'site.outbox.gone',
    defaultMessage: 'This form can no longer be opened. Remove it, and write it again.',
    description: 'Message when a form cannot be read from the phone',
  },
  volunteer: {
    id: 'site.outbox.volunteer',
    defaultMessage: 'Volunteer application',
    description: 'Name of a form',
  },
  partnership: {
    id: 'site.outbox.partnership',
    defaultMessage: 'Partnership application',
    description: 'Name of a form',
  },
  feedback: {
    id: 'site.outbox.feedback',
    defaultMessage: 'Message to the foundation',
    description: 'Name of a form',
  },
  courseInterest: {
    id: 'site.outbox.courseInterest',
    defaultMessage: 'Course interests',
    description: 'Name of a form',
  },
  newsletter: {
    id: 'site.outbox.newsletter',
    defaultMessage: 'Newsletter',
    description: 'Name of a form',
  },
  update: {
    id: 'site.outbox.update',
    defaultMessage: 'Partnership update',
    description: 'Name of a form',
  },
  eventSignUp: {
    id: 'site.outbox.eventSignUp',
    defaultMessage: 'Sign-up for an event',
    description: 'Name of a form',
  },
  noScript: {
    id: 'site.outbox.noScript',
    defaultMessage: 'Forms can be kept here only in a browser with JavaScript. Without it they are sent at once.',
    description: 'On the page, when JavaScript is off',
  },
});

/** Those with values. */
export const outboxValueMessages = defineMessages<{
  noteLabel: { count: string };
  kept: { date: string; time: string };
  arrivedText: { form: string };
  arrivedReference: { form: string; reference: string };
  reference: { reference: string };
  refusedToast: { form: string };
}>({
  noteLabel: {
    id: 'site.outbox.noteLabel',
    defaultMessage: 'Forms that wait to be sent: {count}',
    description: 'Name of the link in the header, for screen readers; count is a number',
  },
  kept: {
    id: 'site.outbox.kept',
    defaultMessage: 'Kept on {date}, {time}',
    description: 'When the form was kept',
  },
  arrivedText: {
    id: 'site.outbox.arrivedText',
    defaultMessage: '{form}: it has arrived.',
    description: 'A message; form is the name of a form',
  },
  arrivedReference: {
    id: 'site.outbox.arrivedReference',
    defaultMessage: '{form}. Keep the number: {reference}',
    description: 'A message; form is the name of a form',
  },
  reference: {
    id: 'site.outbox.reference',
    defaultMessage: 'Keep the number {reference}. What you wrote is no longer on this phone.',
    description: 'Below "Has arrived"',
  },
  refusedToast: {
    id: 'site.outbox.refusedToast',
    defaultMessage: '{form}: some answers were not accepted. The page “Waiting to be sent” says which.',
    description: 'A message; form is the name of a form',
  },
});
