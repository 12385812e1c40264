import { defineMessages } from 'react-intl';

export const toastMessages = defineMessages({
  region: {
    id: 'ui.Toast.region',
    defaultMessage: 'Notices',
    description: 'Name of the region for toasts',
  },
  close: {
    id: 'ui.Toast.close',
    defaultMessage: 'Close this notice',
    description: 'Name of the button with a cross that closes a short message',
  },
});
