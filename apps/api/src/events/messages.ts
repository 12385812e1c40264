import { defineMessages, type NoMessageValues } from '@formatjs/intl';

export const coming = defineMessages<{
  subject: { event: string };
  text: NoMessageValues;
}>({
  subject: {
    id: 'api.events.coming.subject',
    defaultMessage: 'You are signed up ({event})',
    description: 'Subject of the mail that confirms a sign-up; {event} is its name',
  },
  text: {
    id: 'api.events.coming.text',
    defaultMessage:
      'Thank you. You are signed up for this event, and we look forward to seeing you. A file for your calendar is attached.',
    description: 'First paragraph of the mail that confirms a sign-up',
  },
});

export const waiting = defineMessages<{
  subject: { event: string };
  text: NoMessageValues;
}>({
  subject: {
    id: 'api.events.waiting.subject',
    defaultMessage: 'You are on the waiting list ({event})',
    description: 'Subject of the mail to someone on the waiting list; {event} is its name',
  },
  text: {
    id: 'api.events.waiting.text',
    defaultMessage:
      'Thank you. Too few seats are left for this event, so you are on the waiting list. We write to you as soon as seats become free. Please do not come before that.',
    description: 'First paragraph of the mail to someone on the waiting list',
  },
});

export const seat = defineMessages<{
  subject: { event: string };
  text: NoMessageValues;
}>({
  subject: {
    id: 'api.events.seat.subject',
    defaultMessage: 'There is a seat for you ({event})',
    description: 'Subject of the mail to someone who moved up from the waiting list; {event} is its name',
  },
  text: {
    id: 'api.events.seat.text',
    defaultMessage:
      'Seats have become free: you are now signed up for this event. A file for your calendar is attached.',
    description: 'First paragraph of the mail to someone who moved up from the waiting list',
  },
});

export const reminder = defineMessages<{
  subject: { event: string };
  text: NoMessageValues;
}>({
  subject: {
    id: 'api.events.reminder.subject',
    defaultMessage: 'Soon: the event that you are signed up for ({event})',
    description: 'Subject of the mail on the day before an event; {event} is its name',
  },
  text: {
    id: 'api.events.reminder.text',
    defaultMessage:
      'We expect you within a day. If you cannot come, please cancel, so that others can have your seats.',
    description: 'First paragraph of the mail on the day before an event',
  },
});

export const cancelled = defineMessages<{
  subject: NoMessageValues;
  text: NoMessageValues;
}>({
  subject: {
    id: 'api.events.cancelled.subject',
    defaultMessage: 'Your sign-up is cancelled',
    description: 'Subject of the mail to someone whose sign-up staff cancelled',
  },
  text: {
    id: 'api.events.cancelled.text',
    defaultMessage: 'We had to cancel your sign-up for this event.',
    description: 'First paragraph of the mail to someone whose sign-up staff cancelled',
  },
});

/** Shared by the mails to participants. */
export const participant = defineMessages<{
  toCancel: NoMessageValues;
  people: { count: string };
}>({
  toCancel: {
    id: 'api.events.participant.toCancel',
    defaultMessage: 'If you cannot come, or to change it, cancel here:',
    description: 'Before a link, in mails to participants',
  },
  people: {
    id: 'api.events.participant.people',
    defaultMessage: 'People: {count}',
    description: 'Below day and place of an event: how many people are signed up',
  },
});

/** Notices to staff of what has arrived. */
export const notices = defineMessages<{
  arrived: NoMessageValues;
}>({
  arrived: {
    id: 'api.events.notice.arrived',
    defaultMessage: 'Someone has signed up for an event',
    description: 'Subject and first line of the mail to staff; the reference number follows',
  },
});

/** The calendar to subscribe to. */
export const calendarMessages = defineMessages<{
  name: NoMessageValues;
}>({
  name: {
    id: 'api.events.calendar.name',
    defaultMessage: 'Nzete: events',
    description: 'Name of the calendar that people subscribe to',
  },
});
