import { defineMessages, type NoMessageValues } from 'react-intl';

export const courseBrowserMessages = defineMessages<{
  search: NoMessageValues;
  find: NoMessageValues;
  level: NoMessageValues;
  category: NoMessageValues;
  provider: NoMessageValues;
  levels: NoMessageValues;
  categories: NoMessageValues;
  providers: NoMessageValues;
  counted: { name: string; count: string };
  refresh: NoMessageValues;
  withoutSamples: NoMessageValues;
  found: { total: string };
  foundWithSamples: { total: string; samples: string };
  loading: NoMessageValues;
  error: { message: string };
  retry: NoMessageValues;
  noneFound: NoMessageValues;
  noneFoundText: NoMessageValues;
  all: NoMessageValues;
  none: NoMessageValues;
  load: NoMessageValues;
  pager: NoMessageValues;
  page: { page: string; pages: string };
  previous: NoMessageValues;
  next: NoMessageValues;
}>({
  search: {
    id: 'ui.CourseBrowser.search',
    defaultMessage: 'Search courses',
    description: 'Label of the search field for courses',
  },
  find: { id: 'ui.CourseBrowser.find', defaultMessage: 'Search', description: 'Button that searches for courses' },
  level: { id: 'ui.CourseBrowser.level', defaultMessage: 'Level', description: 'Label of a filter for courses' },
  category: {
    id: 'ui.CourseBrowser.category',
    defaultMessage: 'Category',
    description: 'Label of a filter for courses: by subject',
  },
  provider: {
    id: 'ui.CourseBrowser.provider',
    defaultMessage: 'Provider',
    description: 'Label of a filter for courses: by provider',
  },
  levels: { id: 'ui.CourseBrowser.levels', defaultMessage: 'All levels', description: 'First choice of the filter' },
  categories: {
    id: 'ui.CourseBrowser.categories',
    defaultMessage: 'All categories',
    description: 'First choice of the filter',
  },
  providers: {
    id: 'ui.CourseBrowser.providers',
    defaultMessage: 'All providers',
    description: 'First choice of the filter',
  },
  counted: {
    id: 'ui.CourseBrowser.counted',
    defaultMessage: '{name} ({count})',
    description: 'A choice of a filter, with how many courses it would leave',
  },
  refresh: {
    id: 'ui.CourseBrowser.refresh',
    defaultMessage: 'Refresh',
    description: 'Button that refetches the list of courses',
  },
  found: {
    id: 'ui.CourseBrowser.found',
    defaultMessage: 'Courses found: {total}',
    description: 'How many courses match the search and the filters',
  },
  foundWithSamples: {
    id: 'ui.CourseBrowser.foundWithSamples',
    defaultMessage: 'Courses found: {total}, of which {samples} are samples',
    description: 'How many courses match the search and the filters, and how many of them are only samples',
  },
  withoutSamples: {
    id: 'ui.CourseBrowser.withoutSamples',
    defaultMessage: 'Without samples',
    description: 'Checkbox beside the filters of a list of courses: hides the ones that are only samples',
  },
  loading: {
    id: 'ui.CourseBrowser.loading',
    defaultMessage: 'Loading courses...',
    description: 'While the first courses are loading',
  },
  error: {
    id: 'ui.CourseBrowser.error',
    defaultMessage: 'Error loading courses: {message}',
    description: 'When the courses could not be loaded; the message has the reason',
  },
  retry: { id: 'ui.CourseBrowser.retry', defaultMessage: 'Try Again', description: 'Button after a failure' },
  noneFound: {
    id: 'ui.CourseBrowser.noneFound',
    defaultMessage: 'No courses found',
    description: 'When no course matches the search and the filters',
  },
  noneFoundText: {
    id: 'ui.CourseBrowser.noneFoundText',
    defaultMessage: 'Try another word, or leave a filter out.',
    description: 'What to do when no course matches',
  },
  all: {
    id: 'ui.CourseBrowser.all',
    defaultMessage: 'Show all courses',
    description: 'Link that clears the search and the filters',
  },
  none: {
    id: 'ui.CourseBrowser.none',
    defaultMessage: 'No courses available yet',
    description: 'When there are no courses at all',
  },
  load: {
    id: 'ui.CourseBrowser.load',
    defaultMessage: 'Load Courses',
    description: 'Button that refetches the list if there are no courses',
  },
  pager: {
    id: 'ui.CourseBrowser.pager',
    defaultMessage: 'Pages of courses',
    description: 'Name of the links to other pages of the list, for screen readers',
  },
  page: {
    id: 'ui.CourseBrowser.page',
    defaultMessage: 'Page {page} of {pages}',
    description: 'Position in the list',
  },
  previous: {
    id: 'ui.CourseBrowser.previous',
    defaultMessage: 'Previous',
    description: 'Link to the page before this one',
  },
  next: { id: 'ui.CourseBrowser.next', defaultMessage: 'Next', description: 'Link to the page after this one' },
});
