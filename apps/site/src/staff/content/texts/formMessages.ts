import { defineMessages, type NoMessageValues } from 'react-intl';

export const formMessages = defineMessages<{
  earlierField: NoMessageValues;
  earlierForm: NoMessageValues;
  carryOver: { name: string };
  add: { name: string };
  addItem: NoMessageValues;
  remove: { name: string };
  moveUp: { name: string };
  moveDown: { name: string };
  newItem: NoMessageValues;
  none: NoMessageValues;
  length: { count: string; limit: string };
  tooLong: { count: string; limit: string };
  newInOriginal: NoMessageValues;
  shownInstead: { language: string };
  check: NoMessageValues;
  checkFor: { name: string };
  notNumber: { typed: string; whole: string; decimals: string };
}>({
  add: { id: 'site.staffContent.form.add', defaultMessage: 'Add: {name}', description: 'Button. {name}: of a field' },
  notNumber: {
    id: 'site.staffContent.form.notNumber',
    defaultMessage: '“{typed}” cannot be read as a number. Write it like {whole} or {decimals}.',
    description: 'Error of a field for a number. {whole}, {decimals}: examples',
  },
  addItem: { id: 'site.staffContent.form.addItem', defaultMessage: 'Add an item', description: 'Button' },
  remove: {
    id: 'site.staffContent.form.remove',
    defaultMessage: 'Remove: {name}',
    description: 'Button. {name}: of an item',
  },
  moveUp: {
    id: 'site.staffContent.form.moveUp',
    defaultMessage: 'Move up: {name}',
    description: 'Button. {name}: of an item',
  },
  moveDown: {
    id: 'site.staffContent.form.moveDown',
    defaultMessage: 'Move down: {name}',
    description: 'Button. {name}: of an item',
  },
  newItem: {
    id: 'site.staffContent.form.newItem',
    defaultMessage: 'New item',
    description: 'Name of an item that has none yet',
  },
  none: { id: 'site.staffContent.form.none', defaultMessage: 'None', description: 'An option' },
  length: {
    id: 'site.staffContent.form.length',
    defaultMessage: '{count} of {limit} characters',
    description: 'Under a text',
  },
  tooLong: {
    id: 'site.staffContent.form.tooLong',
    defaultMessage: '{count} of {limit} characters. Shorten the text.',
    description: 'Error under a text',
  },
  newInOriginal: {
    id: 'site.staffContent.form.newInOriginal',
    defaultMessage: 'New in the original:',
    description: 'Before words of the original, under a translation',
  },
  shownInstead: {
    id: 'site.staffContent.form.shownInstead',
    defaultMessage: 'Readers get this text until it is translated, marked as {language}:',
    description: 'Under an empty text, before the text in another language. {language}: its name, such as Français',
  },
  check: {
    id: 'site.staffContent.form.check',
    defaultMessage: 'Mark as checked',
    description: 'Button under a translation',
  },
  checkFor: {
    id: 'site.staffContent.form.checkFor',
    defaultMessage: 'Mark as checked: {name}',
    description: 'Name of the button for screen readers. {name}: the text and its language',
  },
  earlierField: {
    id: 'site.staffContent.form.earlierField',
    defaultMessage:
      'This draft is older than the site, which has no such field any more. Copy what you need, then remove it.',
    description: 'Above a value of a draft of an earlier version',
  },
  earlierForm: {
    id: 'site.staffContent.form.earlierForm',
    defaultMessage:
      'This draft is older than the site, which has another field here now. Copy what you need, then take it over.',
    description: 'Above a value of a draft of an earlier version',
  },
  carryOver: {
    id: 'site.staffContent.form.carryOver',
    defaultMessage: 'Take over: {name}',
    description: 'Button: as much of the value as the field of today can hold',
  },
});
