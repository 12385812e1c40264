import { defineMessages } from 'react-intl';

export const documentsFormMessages = defineMessages({
  missing: {
    id: 'ui.DocumentsForm.missing',
    defaultMessage: 'Choose a document first.',
    description: 'Error below the field of a document when the form was sent without any',
  },
  send: {
    id: 'ui.DocumentsForm.send',
    defaultMessage: 'Send the documents',
    description: 'Button that uploads the chosen documents',
  },
});
