import { defineMessages } from 'react-intl';

export const notFoundMessages = defineMessages({
  code: {
    id: 'ui.NotFound.code',
    defaultMessage: '404',
    description: 'The big number on the page for addresses that do not exist',
  },
  title: {
    id: 'ui.NotFound.title',
    defaultMessage: 'Oops! Page not found',
    description: 'Heading of the page for addresses that do not exist',
  },
  home: {
    id: 'ui.NotFound.home',
    defaultMessage: 'Return to Home',
    description: 'Link to the home page, on the page for addresses that do not exist',
  },
});
