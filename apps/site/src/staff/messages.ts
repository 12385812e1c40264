import { defineMessage, defineMessages } from 'react-intl';

/** The frame of the staff area, and what its pages share. */
export const staffMessages = defineMessages({
  nav: {
    id: 'site.staff.nav',
    defaultMessage: 'Staff area',
    description: 'Name of the navigation, for screen readers',
  },
  today: { id: 'site.staff.today', defaultMessage: 'Today', description: 'Page: what waits, and figures' },
  inbox: { id: 'site.staff.inbox', defaultMessage: 'Inbox', description: 'Page: applications and messages' },
  content: {
    id: 'site.staff.content',
    defaultMessage: 'Content',
    description: 'Page: the words and pictures of the site',
  },
  translations: {
    id: 'site.staff.translations',
    defaultMessage: 'Translations',
    description: 'Page: the texts of the site in other languages than English',
  },
  news: { id: 'site.staff.news', defaultMessage: 'News', description: 'Page: what visitors posted to the updates' },
  newsletter: { id: 'site.staff.newsletter', defaultMessage: 'Newsletter', description: 'Entry of the navigation' },
  events: { id: 'site.staff.events', defaultMessage: 'Events', description: 'Page: who comes to the events' },
  gifts: { id: 'site.staff.gifts', defaultMessage: 'Gifts', description: 'Page: the gifts that donors say they sent' },
  templates: {
    id: 'site.staff.templates',
    defaultMessage: 'Templates',
    description: 'Page: the texts that staff send with a decision',
  },
  people: { id: 'site.staff.people', defaultMessage: 'People', description: 'Page: the members of staff' },
  audit: { id: 'site.staff.audit', defaultMessage: 'Audit log', description: 'Page: who did what, and when' },
  sessions: {
    id: 'site.staff.sessions',
    defaultMessage: 'Where you are signed in',
    description: 'Page and menu item: the devices with a session',
  },
  signOut: { id: 'site.staff.signOut', defaultMessage: 'Sign out', description: 'Button' },
  signOutFailed: {
    id: 'site.staff.signOut.failed',
    defaultMessage: 'You are still signed in',
    description: 'Title of a message when the sign-out did not reach the server',
  },
  signOutFailedText: {
    id: 'site.staff.signOut.failed.text',
    defaultMessage: 'The server did not answer. Sign out again when you are connected.',
    description: 'Text of a message when the sign-out did not reach the server',
  },
  skip: {
    id: 'site.staff.skip',
    defaultMessage: 'Go to the content',
    description: 'First link of the page, for the keyboard',
  },
  loading: { id: 'site.staff.loading', defaultMessage: 'Loading…', description: 'While a page loads' },
  failed: {
    id: 'site.staff.failed',
    defaultMessage: 'This could not be loaded.',
    description: 'A list that failed to load, before the reason',
  },
  offline: {
    id: 'site.staff.offline',
    defaultMessage: 'You are offline. What you have written here stays; send it when you are connected again.',
    description: 'Above the page while the device has no network',
  },
  errorTitle: {
    id: 'site.staff.error.title',
    defaultMessage: 'This page could not be shown',
    description: 'Heading of a page that failed',
  },
  errorText: {
    id: 'site.staff.error.text',
    defaultMessage: 'What you have written is kept. Load the page again; if it happens twice, tell an administrator.',
    description: 'Under the heading of a page that failed',
  },
  reload: { id: 'site.staff.reload', defaultMessage: 'Load the page again', description: 'Button' },
  notFoundTitle: {
    id: 'site.staff.notFound.title',
    defaultMessage: 'There is no such page',
    description: 'Heading at an unknown address of the staff area',
  },
  forbiddenTitle: {
    id: 'site.staff.forbidden.title',
    defaultMessage: 'Your role does not open this page',
    description: 'Heading of a page that a role may not see',
  },
  forbiddenText: {
    id: 'site.staff.forbidden.text',
    defaultMessage: 'Ask an administrator if you need it.',
    description: 'Under the heading of a page that a role may not see',
  },
  toToday: { id: 'site.staff.toToday', defaultMessage: 'Go to Today', description: 'Link to the first page' },
  close: { id: 'site.staff.close', defaultMessage: 'Close', description: 'Button that closes a dialog' },
  cancel: { id: 'site.staff.cancel', defaultMessage: 'Cancel', description: 'Button that changes nothing' },
  mayBeDone: {
    id: 'site.staff.mayBeDone',
    defaultMessage: 'No answer came. It may have been done: look before you try again.',
    description: 'Title of a message, after an action to which the server did not answer',
  },
  notDone: {
    id: 'site.staff.notDone',
    defaultMessage: 'Nothing was changed.',
    description: 'After an action that failed, before or instead of the reason',
  },
});

export const nameMessage = defineMessage<{ foundation: string }>({
  id: 'site.staff.name',
  defaultMessage: '{foundation} staff',
  description: 'Name of the area for the foundation’s staff, in the bar. {foundation}: the short name, Nzete',
});

export const titleMessage = defineMessage<{ page: string }>({
  id: 'site.staff.title',
  defaultMessage: '{page} · Staff',
  description: 'Title in the browser tab of a page for staff',
});

export const accountMessage = defineMessage<{ name: string }>({
  id: 'site.staff.account',
  defaultMessage: 'Your account, {name}',
  description: 'Name of the button with the initials of who is signed in, for screen readers',
});

export const waitingMessage = defineMessage<{ count: string }>({
  id: 'site.staff.waiting',
  defaultMessage: '{count} waiting',
  description: 'In the bar: the number of entries that wait for an answer',
});

export const waitingCountMessage = defineMessage<{ count: string }>({
  id: 'site.staff.waiting.count',
  defaultMessage: '{count} waiting',
  description: 'After the name of the inbox in the navigation, for screen readers',
});

/** The names of the roles. */
export const roleMessages = defineMessages({
  reader: { id: 'site.staff.role.reader', defaultMessage: 'Reader', description: 'A role: reads' },
  editor: { id: 'site.staff.role.editor', defaultMessage: 'Editor', description: 'A role: writes texts and notes' },
  reviewer: { id: 'site.staff.role.reviewer', defaultMessage: 'Reviewer', description: 'A role: decides applications' },
  administrator: {
    id: 'site.staff.role.administrator',
    defaultMessage: 'Administrator',
    description: 'A role: manages the staff too',
  },
});
