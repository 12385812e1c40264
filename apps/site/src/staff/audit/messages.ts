import { defineMessages } from 'react-intl';

export const auditMessages = defineMessages({
  intro: {
    id: 'site.staff.audit.intro',
    defaultMessage: 'Every look at personal data and every change, newest first. Nothing here can be changed.',
    description: 'Under the heading',
  },
  who: { id: 'site.staff.audit.who', defaultMessage: 'Who', description: 'Label of a filter: a username' },
  subject: {
    id: 'site.staff.audit.subject',
    defaultMessage: 'About what',
    description: 'Label of a filter: a reference number',
  },
  filter: { id: 'site.staff.audit.filter', defaultMessage: 'Show', description: 'Button that applies the filters' },
  all: { id: 'site.staff.audit.all', defaultMessage: 'Show all', description: 'Link that removes the filters' },
  empty: { id: 'site.staff.audit.empty', defaultMessage: 'Nothing was found.', description: 'Instead of the list' },
  older: {
    id: 'site.staff.audit.older',
    defaultMessage: 'Older entries',
    description: 'Link to the next page of the list',
  },
  newest: {
    id: 'site.staff.audit.newest',
    defaultMessage: 'Newest entries',
    description: 'Link to the first page of the list',
  },
  list: { id: 'site.staff.audit.list', defaultMessage: 'Entries', description: 'Name of the list, for screen readers' },
});
