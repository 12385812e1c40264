import { defineMessages } from 'react-intl';

export const errorStateMessages = defineMessages({
  title: {
    id: 'ui.ErrorState.title',
    defaultMessage: 'This did not load',
    description: 'Heading in the place of something that could not be loaded, when nothing more exact is known',
  },
  retry: {
    id: 'ui.ErrorState.retry',
    defaultMessage: 'Try again',
    description: 'Button that loads again what could not be loaded',
  },
});
