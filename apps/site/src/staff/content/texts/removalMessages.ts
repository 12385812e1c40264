import { defineMessages, type NoMessageValues } from 'react-intl';

/** About removing items and discarding drafts, and undoing both. */
export const removalMessages = defineMessages<{
  removed: { name: string };
  discarded: NoMessageValues;
  undo: NoMessageValues;
  isBack: NoMessageValues;
  emptyList: NoMessageValues;
  askTitle: { name: string };
  askPeople: { count: number; number: string };
  confirm: NoMessageValues;
}>({
  removed: {
    id: 'site.staffContent.removal.removed',
    defaultMessage: 'Taken out: {name}. It stays on the site until you publish the list.',
    description: 'After an item was taken out of the draft of a list',
  },
  discarded: {
    id: 'site.staffContent.removal.discarded',
    defaultMessage: 'The draft is discarded.',
    description: 'With the button “Bring it back”',
  },
  undo: { id: 'site.staffContent.removal.undo', defaultMessage: 'Bring it back', description: 'Button' },
  isBack: {
    id: 'site.staffContent.removal.isBack',
    defaultMessage: 'It is back, where it was.',
    description: 'After the button “Bring it back”',
  },
  emptyList: {
    id: 'site.staffContent.removal.emptyList',
    defaultMessage: 'Nothing is in this list.',
    description: 'Instead of the items',
  },
  askTitle: {
    id: 'site.staffContent.removal.askTitle',
    defaultMessage: 'Take out: {name}',
    description: 'Title of a dialog',
  },
  askPeople: {
    id: 'site.staffContent.removal.askPeople',
    defaultMessage:
      '{count, plural, one {{number} person has} other {{number} people have}} signed up. Once the list is published, the event is not on the site any more, but nobody is told. Cancel the sign-ups under Events then, with a reason that is mailed. Today reminds you of it.',
    description: 'In the dialog before an event is taken out of its list',
  },
  confirm: { id: 'site.staffContent.removal.confirm', defaultMessage: 'Take out', description: 'Button of the dialog' },
});
