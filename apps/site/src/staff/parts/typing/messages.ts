import { defineMessages, type NoMessageValues } from 'react-intl';

export const typingMessages = defineMessages<{
  corrected: { count: string };
  undo: NoMessageValues;
  asTyped: NoMessageValues;
}>({
  corrected: {
    id: 'site.staff.typing.corrected',
    defaultMessage: 'Corrections of typing: {count}',
    description: 'Under a text field that was left: how many apostrophes, spaces and quotation marks were corrected',
  },
  undo: {
    id: 'site.staff.typing.undo',
    defaultMessage: 'Leave as I typed',
    description: 'Button beside the number of corrections: takes them back',
  },
  asTyped: {
    id: 'site.staff.typing.asTyped',
    defaultMessage: 'It stays as you typed it.',
    description: 'Under a text field, after the corrections were taken back',
  },
});
