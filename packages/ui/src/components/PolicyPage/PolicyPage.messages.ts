import { defineMessages } from 'react-intl';

export const policyPageMessages = defineMessages({
  contents: {
    id: 'ui.PolicyPage.contents',
    defaultMessage: 'On this page',
    description: 'Heading over the list of the sections of a long text',
  },
  updated: {
    id: 'ui.PolicyPage.updated',
    defaultMessage: 'Last changed: {date}',
    description: 'Under the heading of a policy; {date} is a day',
  },
});
