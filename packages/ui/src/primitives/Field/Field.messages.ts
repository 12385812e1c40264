import { defineMessages } from 'react-intl';

export const fieldMessages = defineMessages({
  optional: {
    id: 'ui.Field.optional',
    defaultMessage: '(optional)',
    description: 'Shown after the label of a form field that may be left empty',
  },
});
