import { defineMessages, type NoMessageValues } from 'react-intl';

export const newsletterMessages = defineMessages<{
  intro: NoMessageValues;
  newIssue: NoMessageValues;
  issues: NoMessageValues;
  allIssues: NoMessageValues;
  subscribers: NoMessageValues;
  empty: NoMessageValues;
  emptyText: NoMessageValues;
  created: NoMessageValues;
  'state.draft': NoMessageValues;
  'state.sending': NoMessageValues;
  'state.stopped': NoMessageValues;
  'state.sent': NoMessageValues;
  saved: { at: string; who: string };
  started: { at: string; who: string };
  finished: { at: string };
  someone: NoMessageValues;
  sentOf: { sent: string; total: string };
  readOnly: NoMessageValues;
  noMail: NoMessageValues;
  gone: NoMessageValues;
  goneText: NoMessageValues;
}>({
  intro: {
    id: 'site.staffNewsletter.intro',
    defaultMessage:
      'An issue is written in one language or more; each subscriber gets it in theirs, else in the best there is. Nothing is sent until you say so.',
    description: 'Under the heading',
  },
  newIssue: {
    id: 'site.staffNewsletter.newIssue',
    defaultMessage: 'New issue',
    description: 'Button; also the name of an issue without a subject',
  },
  issues: { id: 'site.staffNewsletter.issues', defaultMessage: 'Issues', description: 'Name of a list' },
  allIssues: {
    id: 'site.staffNewsletter.allIssues',
    defaultMessage: 'All issues',
    description: 'Link back to the list',
  },
  subscribers: { id: 'site.staffNewsletter.subscribers', defaultMessage: 'Subscribers', description: 'Link, heading' },
  empty: { id: 'site.staffNewsletter.empty', defaultMessage: 'No issue yet', description: 'Instead of the list' },
  emptyText: {
    id: 'site.staffNewsletter.emptyText',
    defaultMessage: 'Begin with “New issue”. It is saved as a draft while you write.',
    description: 'Under it',
  },
  created: {
    id: 'site.staffNewsletter.created',
    defaultMessage: 'A new issue is begun',
    description: 'After the button',
  },
  'state.draft': { id: 'site.staffNewsletter.state.draft', defaultMessage: 'Draft', description: 'State of an issue' },
  'state.sending': {
    id: 'site.staffNewsletter.state.sending',
    defaultMessage: 'Being sent',
    description: 'State of an issue',
  },
  'state.stopped': {
    id: 'site.staffNewsletter.state.stopped',
    defaultMessage: 'Stopped',
    description: 'State of an issue',
  },
  'state.sent': { id: 'site.staffNewsletter.state.sent', defaultMessage: 'Sent', description: 'State of an issue' },
  saved: { id: 'site.staffNewsletter.saved', defaultMessage: 'Saved {at} by {who}', description: '{at}: day and time' },
  started: {
    id: 'site.staffNewsletter.started',
    defaultMessage: 'Sending began {at}, by {who}',
    description: '{at}: day and time',
  },
  finished: {
    id: 'site.staffNewsletter.finished',
    defaultMessage: 'Sending ended {at}',
    description: '{at}: day and time',
  },
  someone: { id: 'site.staffNewsletter.someone', defaultMessage: 'someone', description: 'Instead of a name' },
  sentOf: {
    id: 'site.staffNewsletter.sentOf',
    defaultMessage: '{sent} of {total} sent',
    description: 'How far the sending is',
  },
  readOnly: {
    id: 'site.staffNewsletter.readOnly',
    defaultMessage: 'Your role reads the newsletter. An editor or an administrator can write and send it.',
    description: 'In place of buttons',
  },
  noMail: {
    id: 'site.staffNewsletter.noMail',
    defaultMessage:
      'This server sends no mail yet. You can write an issue and download it for a mailing service; to send it from here, ask the operator to set mail up.',
    description: 'A notice',
  },
  gone: { id: 'site.staffNewsletter.gone', defaultMessage: 'There is no such issue', description: 'Title' },
  goneText: {
    id: 'site.staffNewsletter.goneText',
    defaultMessage: 'It was deleted, or the link is wrong. Choose one from the list.',
    description: 'Under it',
  },
});
