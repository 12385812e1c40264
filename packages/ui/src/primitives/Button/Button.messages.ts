import { defineMessages } from 'react-intl';

export const buttonMessages = defineMessages({
  loading: {
    id: 'ui.Button.loading',
    defaultMessage: 'Please wait…',
    description: 'Read by a screen reader while a pressed button is at work and its label is replaced by a spinner',
  },
});
