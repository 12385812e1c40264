import { defineMessage, defineMessages } from 'react-intl';

export const templateMessages = defineMessages({
  intro: {
    id: 'site.staff.templates.intro',
    defaultMessage:
      'The messages that go with a decision. The person who decides starts from one and can change it each time.',
    description: 'Under the heading',
  },
  add: { id: 'site.staff.templates.add', defaultMessage: 'New template', description: 'Link' },
  back: { id: 'site.staff.templates.back', defaultMessage: 'All templates', description: 'Link' },
  empty: {
    id: 'site.staff.templates.empty',
    defaultMessage: 'There is no template yet.',
    description: 'Instead of the list',
  },
  name: { id: 'site.staff.templates.name', defaultMessage: 'Name, for colleagues', description: 'Label of a field' },
  nameRequired: {
    id: 'site.staff.templates.name.required',
    defaultMessage: 'Write a name, so that colleagues find it.',
    description: 'Error at an empty field',
  },
  status: { id: 'site.staff.templates.status', defaultMessage: 'For which decision', description: 'Label of a field' },
  en: {
    id: 'site.staff.templates.en',
    defaultMessage: 'English',
    description: 'Label of a field with the English text. Name the language in your own',
  },
  fr: { id: 'site.staff.templates.fr', defaultMessage: 'French', description: 'Label of a field with the French text' },
  ln: {
    id: 'site.staff.templates.ln',
    defaultMessage: 'Lingala',
    description: 'Label of a field with the Lingala text',
  },
  sw: {
    id: 'site.staff.templates.sw',
    defaultMessage: 'Kiswahili',
    description: 'Label of a field with the Kiswahili text',
  },
  textRequired: {
    id: 'site.staff.templates.text.required',
    defaultMessage: 'Write the message in this language too: it goes out in the language of the person.',
    description: 'Error at an empty field',
  },
  long: { id: 'site.staff.templates.text.long', defaultMessage: 'Shorten this text.', description: 'Error at a field' },
  save: { id: 'site.staff.templates.save', defaultMessage: 'Save', description: 'Button' },
  saved: {
    id: 'site.staff.templates.saved',
    defaultMessage: 'The template is saved',
    description: 'Title of a message',
  },
  remove: {
    id: 'site.staff.templates.remove',
    defaultMessage: 'Delete',
    description: 'Button, and title of its dialog',
  },
  removeText: {
    id: 'site.staff.templates.remove.text',
    defaultMessage: 'Messages that were sent with it stay as they are.',
    description: 'In the dialog',
  },
  removed: {
    id: 'site.staff.templates.removed',
    defaultMessage: 'The template is deleted',
    description: 'Title of a message',
  },
  unsaved: {
    id: 'site.staff.templates.unsaved',
    defaultMessage: 'Not saved yet. It is kept in this tab.',
    description: 'Above the form after a change',
  },
  discard: { id: 'site.staff.templates.discard', defaultMessage: 'Throw the changes away', description: 'Button' },
  original: {
    id: 'site.staff.templates.original',
    defaultMessage: 'Came with the program',
    description: 'In the row of a template that nobody has changed',
  },
  readOnly: {
    id: 'site.staff.templates.readOnly',
    defaultMessage: 'Your role reads the templates. An editor can change them.',
    description: 'Above the form',
  },
});

export const changed = defineMessage<{ name: string; date: string }>({
  id: 'site.staff.templates.changed',
  defaultMessage: 'Changed by {name}, {date}',
  description: 'In the row of a template',
});
