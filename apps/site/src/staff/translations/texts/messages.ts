import { defineMessages, type NoMessageValues } from 'react-intl';

/** The list of the texts. */
export const listMessages = defineMessages<{
  list: NoMessageValues;
  choose: NoMessageValues;
  chooseMore: NoMessageValues;
  filters: NoMessageValues;
  search: NoMessageValues;
  searchExample: NoMessageValues;
  language: NoMessageValues;
  state: NoMessageValues;
  allStates: NoMessageValues;
  source: NoMessageValues;
  allSources: NoMessageValues;
  interface: NoMessageValues;
  content: NoMessageValues;
  place: NoMessageValues;
  allPlaces: NoMessageValues;
  withCount: { name: string; count: string };
  onPages: { name: string; pages: string };
  missing: NoMessageValues;
  outdated: NoMessageValues;
  drafted: NoMessageValues;
  checked: NoMessageValues;
  checkedBy: { who: string };
  range: { from: string; to: string; total: string };
  pages: NoMessageValues;
  previous: NoMessageValues;
  next: NoMessageValues;
  empty: NoMessageValues;
  emptyText: NoMessageValues;
  noText: NoMessageValues;
  typed: NoMessageValues;
}>({
  list: {
    id: 'site.staffTranslations.list',
    defaultMessage: 'Texts to translate',
    description: 'Name of the list, for screen readers',
  },
  choose: {
    id: 'site.staffTranslations.choose',
    defaultMessage: 'Choose a text.',
    description: 'Instead of an open text',
  },
  chooseMore: {
    id: 'site.staffTranslations.chooseMore',
    defaultMessage: 'Begin with what is missing, then with what the English has changed since.',
    description: 'Under “Choose a text.”',
  },
  filters: {
    id: 'site.staffTranslations.filters',
    defaultMessage: 'Filters of the texts',
    description: 'Name of the search and filters, for screen readers',
  },
  search: { id: 'site.staffTranslations.search', defaultMessage: 'Search', description: 'Label of the search field' },
  searchExample: {
    id: 'site.staffTranslations.searchExample',
    defaultMessage: 'Words of the text',
    description: 'In the empty search field',
  },
  language: {
    id: 'site.staffTranslations.language',
    defaultMessage: 'Translate into',
    description: 'Name of the choice of a language',
  },
  state: { id: 'site.staffTranslations.state', defaultMessage: 'State', description: 'Name of a filter' },
  allStates: {
    id: 'site.staffTranslations.allStates',
    defaultMessage: 'All states',
    description: 'Choice of a filter',
  },
  source: { id: 'site.staffTranslations.source', defaultMessage: 'Kind of text', description: 'Name of a filter' },
  allSources: {
    id: 'site.staffTranslations.allSources',
    defaultMessage: 'All kinds',
    description: 'Choice of a filter: kinds of text',
  },
  interface: {
    id: 'site.staffTranslations.interface',
    defaultMessage: 'Buttons and messages',
    description: 'Choice of a filter: the texts of the interface',
  },
  content: {
    id: 'site.staffTranslations.content',
    defaultMessage: 'Content',
    description: 'Choice of a filter: the texts of the lists of content',
  },
  place: { id: 'site.staffTranslations.place', defaultMessage: 'Place', description: 'Name of a filter' },
  allPlaces: {
    id: 'site.staffTranslations.allPlaces',
    defaultMessage: 'All places',
    description: 'Choice of a filter',
  },
  withCount: {
    id: 'site.staffTranslations.withCount',
    defaultMessage: '{name} ({count})',
    description: 'Choice of a filter, with how many texts it has',
  },
  onPages: {
    id: 'site.staffTranslations.onPages',
    defaultMessage: '{name}, on {pages}',
    description: 'Choice of a filter: a place, with the pages that show it',
  },
  missing: { id: 'site.staffTranslations.missing', defaultMessage: 'Missing', description: 'State of a translation' },
  outdated: {
    id: 'site.staffTranslations.outdated',
    defaultMessage: 'English has changed',
    description: 'State of a translation: the English was changed after it was checked',
  },
  drafted: {
    id: 'site.staffTranslations.drafted',
    defaultMessage: 'Not checked yet',
    description: 'State of a translation',
  },
  checked: { id: 'site.staffTranslations.checked', defaultMessage: 'Checked', description: 'State of a translation' },
  checkedBy: {
    id: 'site.staffTranslations.checkedBy',
    defaultMessage: 'Checked by {who}',
    description: 'State of a translation',
  },
  range: {
    id: 'site.staffTranslations.range',
    defaultMessage: '{from}–{to} of {total}',
    description: 'Which texts of the list are shown',
  },
  pages: {
    id: 'site.staffTranslations.pages',
    defaultMessage: 'Pages of the list',
    description: 'Name of the links to other pages, for screen readers',
  },
  previous: {
    id: 'site.staffTranslations.previous',
    defaultMessage: 'Previous page',
    description: 'Link to the page before',
  },
  next: { id: 'site.staffTranslations.next', defaultMessage: 'Next page', description: 'Link to the next page' },
  empty: {
    id: 'site.staffTranslations.empty',
    defaultMessage: 'No text is here',
    description: 'Instead of the list',
  },
  emptyText: {
    id: 'site.staffTranslations.emptyText',
    defaultMessage: 'Change the filters to see others.',
    description: 'Under “No text is here”',
  },
  noText: {
    id: 'site.staffTranslations.noText',
    defaultMessage: 'No translation yet',
    description: 'In the row of a text, instead of the translation',
  },
  typed: {
    id: 'site.staffTranslations.typed',
    defaultMessage: 'You have typed something that is not saved',
    description: 'In the row of a text',
  },
});
