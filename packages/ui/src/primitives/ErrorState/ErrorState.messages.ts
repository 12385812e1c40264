import { defineMessages } from 'react-intl';

export const errorStateMessages = defineMessages({
  title: {
    id: 'ui.ErrorState.title',
    defaultMessage: 'This did not load',
    description: 'Default heading of an error state',
  },
  retry: {
    id: 'ui.ErrorState.retry',
    defaultMessage: 'Try again',
    description: 'Button that retries loading',
  },
});
