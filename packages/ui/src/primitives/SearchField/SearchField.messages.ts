import { defineMessages, type NoMessageValues } from 'react-intl';

export const searchFieldMessages = defineMessages<{ clear: NoMessageValues }>({
  clear: {
    id: 'ui.SearchField.clear',
    defaultMessage: 'Clear the search',
    description: 'Button with a cross that clears a search field',
  },
});
