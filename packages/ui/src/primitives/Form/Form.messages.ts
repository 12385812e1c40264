import { defineMessages } from 'react-intl';

export const formMessages = defineMessages({
  long: {
    id: 'ui.Form.long',
    defaultMessage: 'Shorten this text.',
    description: 'Error at a field whose text is too long',
  },
  refused: {
    id: 'ui.Form.refused',
    defaultMessage: 'This was not accepted. Change it, then send the form again.',
    description:
      'At a field that the server rejected, if its text, which may follow, is in another language than the page',
  },
});
