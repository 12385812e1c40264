import { defineMessages, type NoMessageValues } from 'react-intl';

export const reviewListMessages = defineMessages<{
  change: { section: string };
  changeShort: NoMessageValues;
  none: NoMessageValues;
}>({
  changeShort: {
    id: 'ui.ReviewList.changeShort',
    defaultMessage: 'Change',
    description: 'Button beside answers in a review',
  },
  change: {
    id: 'ui.ReviewList.change',
    defaultMessage: 'Change: {section}',
    description: 'The same button for a screen reader, with the title of the section',
  },
  none: {
    id: 'ui.ReviewList.none',
    defaultMessage: 'Not given',
    description: 'Replaces an empty answer',
  },
});
