import { defineMessages } from 'react-intl';

/** The page with the form, and the links to it. */
export const messages = defineMessages({
  link: { id: 'site.events.signUp', defaultMessage: 'Sign up', description: 'Link to the form' },
  title: { id: 'site.events.signUpTitle', defaultMessage: 'Sign up for an event', description: 'Page title' },
  description: {
    id: 'site.events.signUpDescription',
    defaultMessage: 'Tell us that you come, and get a reminder the day before.',
    description: 'What the page is about; at most 160 characters',
  },
  choose: { id: 'site.events.signUpChoose', defaultMessage: 'Choose an event', description: 'Heading of a list' },
  gone: {
    id: 'site.events.signUpGone',
    defaultMessage: 'This event is over, or there is no sign-up for it. Choose another one.',
    description: 'When the address of the page names an event that takes no sign-ups',
  },
  none: {
    id: 'site.events.signUpNone',
    defaultMessage: 'There is no event to sign up for now. Look at all events.',
    description: 'When no event takes sign-ups',
  },
  full: {
    id: 'site.events.full',
    defaultMessage: 'All seats are taken. You can wait for one.',
    description: 'When no seat is left',
  },
  name: { id: 'site.events.name', defaultMessage: 'Name', description: 'Label of the field' },
  nameMissing: { id: 'site.events.nameMissing', defaultMessage: 'Write your name.', description: 'Error at the field' },
  nameLong: {
    id: 'site.events.nameLong',
    defaultMessage: 'The name is too long. Shorten it.',
    description: 'Error at the field',
  },
  email: { id: 'site.events.email', defaultMessage: 'E-mail', description: 'Label of the field' },
  emailHint: {
    id: 'site.events.emailHint',
    defaultMessage: 'For the confirmation and the reminder',
    description: 'Hint at the field',
  },
  emailMissing: {
    id: 'site.events.emailMissing',
    defaultMessage: 'Write your e-mail address, so that we can send the confirmation.',
    description: 'Error at the field',
  },
  emailWrong: {
    id: 'site.events.emailWrong',
    defaultMessage: 'Write the address like name@example.org.',
    description: 'Error at the field',
  },
  phone: { id: 'site.events.phone', defaultMessage: 'Phone', description: 'Label of the field' },
  phoneHint: {
    id: 'site.events.phoneHint',
    defaultMessage: 'For short notice, for example when it rains',
    description: 'Hint at the field',
  },
  phoneWrong: {
    id: 'site.events.phoneWrong',
    defaultMessage: 'Write one number in digits, like +243 800 000 000.',
    description: 'Error at the field',
  },
  people: { id: 'site.events.people', defaultMessage: 'How many come', description: 'Label of a choice from 1 to 5' },
  peopleWrong: {
    id: 'site.events.peopleWrong',
    defaultMessage: 'Choose how many come, with you.',
    description: 'Error at the field',
  },
  language: {
    id: 'site.events.language',
    defaultMessage: 'Language of our mails',
    description: 'Label of a choice',
  },
  languageMissing: {
    id: 'site.events.languageMissing',
    defaultMessage: 'Choose a language.',
    description: 'Error at the field',
  },
  note: { id: 'site.events.note', defaultMessage: 'Note', description: 'Label of the field' },
  noteHint: {
    id: 'site.events.noteHint',
    defaultMessage: 'What we should know, for example that someone uses a wheelchair',
    description: 'Hint at the field',
  },
  noteLong: {
    id: 'site.events.noteLong',
    defaultMessage: 'The note is too long. Shorten it.',
    description: 'Error at the field',
  },
  may_wait: {
    id: 'site.events.mayWait',
    defaultMessage: 'If too few seats are left, put me on the waiting list',
    description: 'Checkbox',
  },
  consent: {
    id: 'site.events.consent',
    defaultMessage: 'You may keep this until 90 days after the event',
    description: 'Checkbox: consent to the data being stored',
  },
  consentMissing: {
    id: 'site.events.consentMissing',
    defaultMessage: 'Tick this: without it we cannot keep your sign-up.',
    description: 'Error at the checkbox',
  },
  refused: {
    id: 'site.events.refused',
    defaultMessage: 'The server did not accept this. Change it and send again.',
    description: 'Error at a field',
  },
  submit: { id: 'site.events.submit', defaultMessage: 'Sign up', description: 'Button that sends the form' },
  all: { id: 'site.events.all', defaultMessage: 'All events', description: 'Link to /events' },
});

/** Those with values. */
export const valueMessages = defineMessages<{
  linkFor: { title: string };
  left: { seats: number; number: string };
}>({
  linkFor: {
    id: 'site.events.signUpFor',
    defaultMessage: 'Sign up: {title}',
    description: 'Name of the link to the form, and heading of the form; the title of an event',
  },
  left: {
    id: 'site.events.left',
    defaultMessage: '{seats, plural, one {{number} seat left} other {{number} seats left}}',
    description: 'How many people can still sign up',
  },
});
