import { defineMessages } from 'react-intl';

export const breadcrumbMessages = defineMessages({
  label: {
    id: 'ui.Breadcrumb.label',
    defaultMessage: 'Where this page is',
    description: 'Name of the list of the pages above this one, for screen readers',
  },
});
