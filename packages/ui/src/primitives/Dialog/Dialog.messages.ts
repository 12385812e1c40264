import { defineMessages } from 'react-intl';

export const dialogMessages = defineMessages({
  close: {
    id: 'ui.Dialog.close',
    defaultMessage: 'Close',
    description: 'Name of the button with a cross that closes a dialog',
  },
});
