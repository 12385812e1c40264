import { defineMessages, type NoMessageValues } from 'react-intl';

export const policyPageMessages = defineMessages<{ contents: NoMessageValues; updated: NoMessageValues }>({
  contents: {
    id: 'ui.PolicyPage.contents',
    defaultMessage: 'On this page',
    description: 'Heading above the list of the sections of a long text',
  },
  updated: {
    id: 'ui.PolicyPage.updated',
    defaultMessage: 'Last changed:',
    description: 'Below the heading of a policy, before a day',
  },
});
