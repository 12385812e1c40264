import { defineMessages, type NoMessageValues } from 'react-intl';

export const errorSummaryMessages = defineMessages<{ one: NoMessageValues; many: { count: string } }>({
  one: {
    id: 'ui.ErrorSummary.one',
    defaultMessage: 'One thing to fix',
    description: 'Heading above a form that could not be sent because of one field',
  },
  many: {
    id: 'ui.ErrorSummary.many',
    defaultMessage: '{count} things to fix',
    description:
      'Heading over a form that could not be sent because of several fields. {count} is a formatted number, 2 or more',
  },
});
