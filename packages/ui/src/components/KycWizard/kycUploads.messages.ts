import { defineMessages } from 'react-intl';

export const uploadMessages = defineMessages({
  offline: {
    id: 'ui.KycWizard.upload.offline',
    defaultMessage: 'You are offline. The file is kept: send it again when you are connected.',
    description: 'At a file that could not be sent',
  },
  noAnswer: {
    id: 'ui.KycWizard.upload.noAnswer',
    defaultMessage: 'The connection broke. The file is kept: send it again.',
    description: 'At a file that could not be sent',
  },
  tooLong: {
    id: 'ui.KycWizard.upload.tooLong',
    defaultMessage: 'The file is larger than the server takes. Choose a smaller one.',
    description: 'At a file that could not be sent',
  },
  refused: {
    id: 'ui.KycWizard.upload.refused',
    defaultMessage: 'The file was not accepted. Choose another one.',
    description: 'At a file that could not be sent',
  },
  other: {
    id: 'ui.KycWizard.upload.other',
    defaultMessage: 'The file could not be sent. It is kept: send it again in a moment.',
    description: 'At a file that could not be sent',
  },
  stopped: {
    id: 'ui.KycWizard.upload.stopped',
    defaultMessage: 'You stopped it. The file is kept: send it again when you like.',
    description: 'At a file whose upload was stopped',
  },
});
