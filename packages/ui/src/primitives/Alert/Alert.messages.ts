import { defineMessages } from 'react-intl';

export const alertMessages = defineMessages({
  info: {
    id: 'ui.Alert.info',
    defaultMessage: 'For your information:',
    description: 'Announced before a message in a page that informs',
  },
  success: {
    id: 'ui.Alert.success',
    defaultMessage: 'Done:',
    description: 'Announced before a message in a page that says that something worked',
  },
  warning: {
    id: 'ui.Alert.warning',
    defaultMessage: 'Warning:',
    description: 'Announced before a message in a page that warns',
  },
  error: {
    id: 'ui.Alert.error',
    defaultMessage: 'Error:',
    description: 'Announced before a message in a page that says what went wrong',
  },
  dismiss: {
    id: 'ui.Alert.dismiss',
    defaultMessage: 'Close this message',
    description: 'Name of the button with a cross that closes a message in a page',
  },
});
