import { defineMessages, type NoMessageValues } from 'react-intl';

/** The preview of a mail. */
export const mailMessages = defineMessages<{
  show: NoMessageValues;
  title: NoMessageValues;
  note: NoMessageValues;
  typed: NoMessageValues;
  which: NoMessageValues;
  option: { position: string; subject: string };
  subject: NoMessageValues;
  frame: { language: string };
  text: NoMessageValues;
  files: NoMessageValues;
  none: NoMessageValues;
  loaded: { count: string };
}>({
  show: {
    id: 'site.staffTranslations.mail.show',
    defaultMessage: 'Show the mail',
    description: 'Button beside a text of a mail: opens its preview',
  },
  title: {
    id: 'site.staffTranslations.mail.title',
    defaultMessage: 'The mail as people get it',
    description: 'Title of the preview of a mail',
  },
  note: {
    id: 'site.staffTranslations.mail.note',
    defaultMessage: 'Names and links are only examples. Nothing is sent.',
    description: 'In the preview of a mail',
  },
  typed: {
    id: 'site.staffTranslations.mail.typed',
    defaultMessage: 'It shows what you have typed, which is not saved yet.',
    description: 'In the preview of a mail, if it has a text that is not saved',
  },
  which: {
    id: 'site.staffTranslations.mail.which',
    defaultMessage: 'Mails with this text',
    description: 'Label of a choice: a text may be in several mails',
  },
  option: {
    id: 'site.staffTranslations.mail.option',
    defaultMessage: '{position}. {subject}',
    description: 'One of several mails, in a choice; {position} is its number, {subject} its subject',
  },
  subject: {
    id: 'site.staffTranslations.mail.subject',
    defaultMessage: 'Subject',
    description: 'Before the subject of a mail, in its preview',
  },
  frame: {
    id: 'site.staffTranslations.mail.frame',
    defaultMessage: 'The mail ({language})',
    description: 'Name of the frame with a mail, for screen readers; {language} is a language',
  },
  text: {
    id: 'site.staffTranslations.mail.text',
    defaultMessage: 'Plain text',
    description: 'Heading over the plain text of a mail, in its preview',
  },
  files: {
    id: 'site.staffTranslations.mail.files',
    defaultMessage: 'Attached files',
    description: 'Before the names of files that a mail has, in its preview',
  },
  none: {
    id: 'site.staffTranslations.mail.none',
    defaultMessage: 'No mail has this text.',
    description: 'Instead of the preview of a mail',
  },
  loaded: {
    id: 'site.staffTranslations.mail.loaded',
    defaultMessage: 'Mails with this text: {count}',
    description: 'For screen readers, when the preview of mails is there; {count} is their number',
  },
});
