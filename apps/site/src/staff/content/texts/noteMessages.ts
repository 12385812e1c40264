import { defineMessages, type NoMessageValues } from 'react-intl';

type Where = { where: string };

/** The fixed texts of notes. */
export const noteMessages = defineMessages<{
  note: { text: string };
  itIsSo: NoMessageValues;
  itIsSoFor: { place: string };
  look: Where;
  answered: NoMessageValues;
  count: { count: string };
  'count.text': NoMessageValues;
  item: NoMessageValues;
}>({
  note: {
    id: 'site.staffContent.note.note',
    defaultMessage: 'Note: {text}',
    description: 'Below a field. {text}: a doubt, such as "is the picture of another item too"',
  },
  itIsSo: {
    id: 'site.staffContent.note.itIsSo',
    defaultMessage: 'It is so',
    description: 'Button below a note: the value is right',
  },
  itIsSoFor: {
    id: 'site.staffContent.note.itIsSoFor',
    defaultMessage: 'It is so: {place}',
    description: 'The same, for screen readers. {place}: names of an item and a field',
  },
  look: {
    id: 'site.staffContent.note.look',
    defaultMessage: 'Look: {where}',
    description: 'Link below a note. {where}: a list and a field',
  },
  answered: {
    id: 'site.staffContent.note.answered',
    defaultMessage: 'Not shown again unless the value changes',
    description: 'Title of a message, after "It is so"',
  },
  count: {
    id: 'site.staffContent.note.count',
    defaultMessage: 'Notes: {count}',
    description: 'Title of a list of notes',
  },
  'count.text': {
    id: 'site.staffContent.note.count.text',
    defaultMessage: 'They keep nothing from being published. Correct what is wrong, and say of the rest that it is so.',
    description: 'Below the title of a list of notes',
  },
  item: {
    id: 'site.staffContent.note.item',
    defaultMessage: 'There is a note',
    description: 'In the row of an item',
  },
});
