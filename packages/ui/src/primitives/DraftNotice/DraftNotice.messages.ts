import { defineMessages } from 'react-intl';

export const draftNoticeMessages = defineMessages({
  saved: {
    id: 'ui.DraftNotice.saved',
    defaultMessage: 'Saved on this device',
    description: 'Below a form: what was typed is kept on this phone or computer until it is sent',
  },
  clear: {
    id: 'ui.DraftNotice.clear',
    defaultMessage: 'Clear the form',
    description: 'Button: empties the form and removes what was kept on the device',
  },
  cleared: {
    id: 'ui.DraftNotice.cleared',
    defaultMessage: 'The form is empty, and nothing is kept on this device.',
    description: 'Below a form, after "Clear the form"',
  },
  undo: {
    id: 'ui.DraftNotice.undo',
    defaultMessage: 'Undo',
    description: 'Button after "Clear the form": brings back what was typed',
  },
  failed: {
    id: 'ui.DraftNotice.failed',
    defaultMessage: 'This device does not keep what you write. Stay on this page until you have sent it.',
    description: 'Below a form, when the storage of the browser is full or switched off',
  },
});
