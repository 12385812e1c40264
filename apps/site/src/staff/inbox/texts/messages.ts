import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: NoMessageValues;
  search: NoMessageValues;
  searchExample: NoMessageValues;
  filters: NoMessageValues;
  moreFilters: NoMessageValues;
  clear: NoMessageValues;
  kind: NoMessageValues;
  allKinds: NoMessageValues;
  state: NoMessageValues;
  allStates: NoMessageValues;
  waiting: NoMessageValues;
  age: NoMessageValues;
  anyAge: NoMessageValues;
  olderThan: { count: string };
  tooOld: NoMessageValues;
  province: NoMessageValues;
  allProvinces: NoMessageValues;
  assigned: NoMessageValues;
  anyone: NoMessageValues;
  me: NoMessageValues;
  nobody: NoMessageValues;
  order: NoMessageValues;
  newest: NoMessageValues;
  oldest: NoMessageValues;
  export: NoMessageValues;
  list: NoMessageValues;
  range: { from: string; to: string; total: string };
  pages: NoMessageValues;
  previous: NoMessageValues;
  next: NoMessageValues;
  loading: NoMessageValues;
  failed: NoMessageValues;
  failedText: NoMessageValues;
  empty: NoMessageValues;
  emptyText: NoMessageValues;
  noneFound: NoMessageValues;
  noneFoundText: NoMessageValues;
  minutes: { count: string };
  hours: { count: string };
  days: { count: string };
  assignedTo: { name: string };
  reminder: { date: string };
  isOpen: NoMessageValues;
  choose: NoMessageValues;
  shortcuts: NoMessageValues;
  shortcutsNoAccept: NoMessageValues;
}>({
  title: { id: 'site.staffInbox.title', defaultMessage: 'Inbox', description: 'Page title and heading' },
  search: { id: 'site.staffInbox.search', defaultMessage: 'Search', description: 'Label of the search field' },
  searchExample: {
    id: 'site.staffInbox.searchExample',
    defaultMessage: 'Names, references, places',
    description: 'In the empty search field',
  },
  filters: { id: 'site.staffInbox.filters', defaultMessage: 'Filters', description: 'Name of the group of filters' },
  moreFilters: {
    id: 'site.staffInbox.moreFilters',
    defaultMessage: 'More filters',
    description: 'Opens the filters that are used less',
  },
  clear: { id: 'site.staffInbox.clear', defaultMessage: 'Clear the filters', description: 'Button' },
  kind: { id: 'site.staffInbox.kind', defaultMessage: 'Kind', description: 'Label of a filter' },
  allKinds: { id: 'site.staffInbox.allKinds', defaultMessage: 'All kinds', description: 'Choice of the filter' },
  state: { id: 'site.staffInbox.state', defaultMessage: 'State', description: 'Label of a filter, and of a field' },
  allStates: { id: 'site.staffInbox.allStates', defaultMessage: 'All states', description: 'Choice of the filter' },
  waiting: {
    id: 'site.staffInbox.waiting',
    defaultMessage: 'Waiting',
    description: 'Choice of the filter, and state of an entry: it has arrived and is not decided',
  },
  age: { id: 'site.staffInbox.age', defaultMessage: 'Age', description: 'Label of a filter' },
  anyAge: { id: 'site.staffInbox.anyAge', defaultMessage: 'Any age', description: 'Choice of the filter' },
  olderThan: {
    id: 'site.staffInbox.olderThan',
    defaultMessage: '{count} days and older',
    description: 'Choice of the filter by age',
  },
  tooOld: { id: 'site.staffInbox.tooOld', defaultMessage: 'Waiting too long', description: 'Remark at an entry' },
  province: { id: 'site.staffInbox.province', defaultMessage: 'Province', description: 'Label of a filter' },
  allProvinces: {
    id: 'site.staffInbox.allProvinces',
    defaultMessage: 'All provinces',
    description: 'Choice of the filter',
  },
  assigned: {
    id: 'site.staffInbox.assigned',
    defaultMessage: 'Assigned to',
    description: 'Label of a filter, and of a field',
  },
  anyone: {
    id: 'site.staffInbox.anyone',
    defaultMessage: 'Anyone',
    description: 'Choice of the filter by whom an entry is assigned to',
  },
  me: {
    id: 'site.staffInbox.me',
    defaultMessage: 'Me',
    description: 'Choice of the filter by whom an entry is assigned to',
  },
  nobody: { id: 'site.staffInbox.nobody', defaultMessage: 'Nobody', description: 'Choice: assigned to nobody' },
  order: { id: 'site.staffInbox.order', defaultMessage: 'Order', description: 'Label of a filter' },
  newest: { id: 'site.staffInbox.newest', defaultMessage: 'Newest first', description: 'Choice of the order' },
  oldest: { id: 'site.staffInbox.oldest', defaultMessage: 'Oldest first', description: 'Choice of the order' },
  export: {
    id: 'site.staffInbox.export',
    defaultMessage: 'Export as CSV',
    description: 'Link: downloads the entries that the filters find',
  },
  list: { id: 'site.staffInbox.list', defaultMessage: 'Entries', description: 'Name of the list' },
  range: {
    id: 'site.staffInbox.range',
    defaultMessage: '{from}–{to} of {total}',
    description: 'Which entries the page shows, of how many',
  },
  pages: { id: 'site.staffInbox.pages', defaultMessage: 'Pages of the inbox', description: 'Name of the navigation' },
  previous: { id: 'site.staffInbox.previous', defaultMessage: 'Previous', description: 'Link to the previous page' },
  next: { id: 'site.staffInbox.next', defaultMessage: 'Next', description: 'Link to the next page' },
  loading: {
    id: 'site.staffInbox.loading',
    defaultMessage: 'Loading the inbox...',
    description: 'While the list loads',
  },
  failed: {
    id: 'site.staffInbox.failed',
    defaultMessage: 'The inbox did not load',
    description: 'Heading of a failure',
  },
  failedText: {
    id: 'site.staffInbox.failedText',
    defaultMessage: 'Check your connection and try again. Nothing has changed on the server.',
    description: 'Under the heading of a failure',
  },
  empty: {
    id: 'site.staffInbox.empty',
    defaultMessage: 'Nothing waits',
    description: 'Heading of an empty list without filters',
  },
  emptyText: {
    id: 'site.staffInbox.emptyText',
    defaultMessage: 'What is sent to the foundation appears here.',
    description: 'Under the heading of an empty list',
  },
  noneFound: {
    id: 'site.staffInbox.noneFound',
    defaultMessage: 'No entry with these filters',
    description: 'Heading of a list that the filters leave empty',
  },
  noneFoundText: {
    id: 'site.staffInbox.noneFoundText',
    defaultMessage: 'Try another word, or leave a filter out.',
    description: 'Under the heading of a list that the filters leave empty',
  },
  minutes: {
    id: 'site.staffInbox.minutes',
    defaultMessage: '{count} min',
    description: 'How long ago, in minutes; short',
  },
  hours: { id: 'site.staffInbox.hours', defaultMessage: '{count} h', description: 'How long ago, in hours; short' },
  days: { id: 'site.staffInbox.days', defaultMessage: '{count} d', description: 'How long ago, in days; short' },
  assignedTo: {
    id: 'site.staffInbox.assignedTo',
    defaultMessage: 'Assigned to {name}',
    description: 'Remark at an entry',
  },
  reminder: { id: 'site.staffInbox.reminder', defaultMessage: 'Reminder on {date}', description: 'Remark at an entry' },
  isOpen: {
    id: 'site.staffInbox.isOpen',
    defaultMessage: 'Open',
    description: 'Said with the entry of the list that is open',
  },
  choose: {
    id: 'site.staffInbox.choose',
    defaultMessage: 'Choose an entry in the list',
    description: 'Where the open entry is, when none is open',
  },
  shortcuts: {
    id: 'site.staffInbox.shortcuts',
    defaultMessage: 'J/K to move, Enter to open, A to accept',
    description: 'Keyboard shortcuts; the letters stay',
  },
  shortcutsNoAccept: {
    id: 'site.staffInbox.shortcutsNoAccept',
    defaultMessage: 'J/K to move, Enter to open',
    description: 'Keyboard shortcuts; the letters stay',
  },
});
