import { defineMessages } from 'react-intl';

export const sendNoteMessages = defineMessages({
  offline: {
    id: 'ui.UpdateForm.offline',
    defaultMessage: 'You are offline. What you wrote is kept. Press again when you have a connection.',
    description: 'At the button that sends a form, while the device has no connection',
  },
  failed: {
    id: 'ui.UpdateForm.notSent',
    defaultMessage: 'It was not sent. What you wrote is kept.',
    description: 'At the button that sends a form, before the reason why it did not work',
  },
});
