import type { SignUpStatus } from '@nzete/domain';
import { defineMessage, defineMessages } from 'react-intl';

export const eventMessages = defineMessages({
  intro: {
    id: 'site.staff.events.intro',
    defaultMessage: 'Who comes to the events. The events themselves are a list under Content.',
    description: 'Under the heading',
  },
  empty: { id: 'site.staff.events.empty', defaultMessage: 'There is no event', description: 'Instead of the list' },
  emptyText: {
    id: 'site.staff.events.emptyText',
    defaultMessage: 'Add one under Content, and tick that people sign up for it.',
    description: 'Under “There is no event”',
  },
  over: { id: 'site.staff.events.over', defaultMessage: 'Over', description: 'Mark of an event' },
  removed: {
    id: 'site.staff.events.removed',
    defaultMessage: 'No longer on the site',
    description: 'Mark of an event',
  },
  tellPeople: {
    id: 'site.staff.events.tellPeople',
    defaultMessage: 'The event is no longer on the site. Tell the people: cancel all sign-ups, with the reason.',
    description: 'Above the list of those who signed up',
  },
  noSignUp: { id: 'site.staff.events.noSignUp', defaultMessage: 'Without sign-up', description: 'Mark of an event' },
  back: { id: 'site.staff.events.back', defaultMessage: 'All events', description: 'Link to the list' },
  noMail: {
    id: 'site.staff.events.noMail',
    defaultMessage: 'This server sends no mail. If you cancel a sign-up, tell the person yourself.',
    description: 'Above the list if reasons are not mailed',
  },
  nobody: {
    id: 'site.staff.events.nobody',
    defaultMessage: 'Nobody has signed up yet',
    description: 'Instead of the list',
  },
  nobodyText: {
    id: 'site.staff.events.nobodyText',
    defaultMessage: 'As soon as someone does, you see name, address and number of people here.',
    description: 'Under “Nobody has signed up yet”',
  },
  download: {
    id: 'site.staff.events.download',
    defaultMessage: 'Download for a spreadsheet (CSV)',
    description: 'Link',
  },
  cancel: { id: 'site.staff.events.cancel', defaultMessage: 'Cancel', description: 'Button at a sign-up' },
  cancelTitle: {
    id: 'site.staff.events.cancelTitle',
    defaultMessage: 'Cancel the sign-up',
    description: 'Title of a dialog, and its button',
  },
  cancelAll: {
    id: 'site.staff.events.cancelAll',
    defaultMessage: 'Cancel all sign-ups',
    description: 'Button, title of a dialog, and its button',
  },
  cancelAllText: {
    id: 'site.staff.events.cancelAllText',
    defaultMessage:
      'For an event that does not take place. Take it out of the list under Content first. Each person gets this text by mail, if the server sends mail. This cannot be undone.',
    description: 'In the dialog',
  },
  reason: { id: 'site.staff.events.reason', defaultMessage: 'Reason, as the person reads it', description: 'Label' },
  reasonMissing: {
    id: 'site.staff.events.reasonMissing',
    defaultMessage: 'Write the reason, at most 2,000 characters.',
    description: 'Error at the field',
  },
  cancelled: { id: 'site.staff.events.cancelled', defaultMessage: 'Cancelled', description: 'After it was done' },
});

export const statusNames: Readonly<Record<SignUpStatus, { id: string }>> = defineMessages({
  received: { id: 'site.staff.events.waiting', defaultMessage: 'Waiting list', description: 'State of a sign-up' },
  accepted: { id: 'site.staff.events.coming', defaultMessage: 'Comes', description: 'State of a sign-up' },
  refused: { id: 'site.staff.events.refused', defaultMessage: 'Cancelled by us', description: 'State of a sign-up' },
  withdrawn: {
    id: 'site.staff.events.withdrawn',
    defaultMessage: 'Cancelled by the person',
    description: 'State of a sign-up',
  },
});

export const cancelText = defineMessage<{ name: string; language: string }>({
  id: 'site.staff.events.cancelText',
  defaultMessage:
    '{name} gets this text by mail, if the server sends mail, and finds it in the account. Write it in {language}. The seats go to others. This cannot be undone.',
  description: 'In the dialog',
});

export const cancelLabel = defineMessage<{ name: string }>({
  id: 'site.staff.events.cancelLabel',
  defaultMessage: 'Cancel the sign-up of {name}',
  description: 'Name of the button, for screen readers',
});

export const peopleCount = defineMessage<{ count: number; number: string }>({
  id: 'site.staff.events.people',
  defaultMessage: '{count, plural, one {{number} person} other {{number} people}}',
  description: 'How many come with a sign-up',
});

export const seatsOf = defineMessage<{ coming: string; seats: string; waiting: string }>({
  id: 'site.staff.events.seatsOf',
  defaultMessage: '{coming} of {seats} seats taken, waiting: {waiting}',
  description: 'At an event with limited seats; numbers of people',
});

export const comingCount = defineMessage<{ coming: string }>({
  id: 'site.staff.events.comingCount',
  defaultMessage: 'People who come: {coming}',
  description: 'At an event without a limit of seats',
});
