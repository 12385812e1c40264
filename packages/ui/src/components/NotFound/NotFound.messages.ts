import { defineMessages } from 'react-intl';

export const notFoundMessages = defineMessages({
  code: {
    id: 'ui.NotFound.code',
    defaultMessage: '404',
    description: 'The large number on the page for unknown URLs',
  },
  title: {
    id: 'ui.NotFound.title',
    defaultMessage: 'Oops! Page not found',
    description: 'Heading of the page for unknown URLs',
  },
  home: {
    id: 'ui.NotFound.home',
    defaultMessage: 'Return to Home',
    description: 'Link to the home page, on the page for unknown URLs',
  },
});
