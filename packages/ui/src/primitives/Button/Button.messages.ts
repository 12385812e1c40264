import { defineMessages } from 'react-intl';

export const buttonMessages = defineMessages({
  loading: {
    id: 'ui.Button.loading',
    defaultMessage: 'Please wait…',
    description: 'Announced while a spinner replaces the label of a button',
  },
});
