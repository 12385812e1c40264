import { defineMessages, type NoMessageValues } from 'react-intl';

export const contentMessages = defineMessages<{
  title: NoMessageValues;
  lists: NoMessageValues;
  choose: NoMessageValues;
  hasDraft: NoMessageValues;
  isScheduled: { at: string };
  itemHasProblem: NoMessageValues;
  problemAt: { place: string; problem: string };
  problems: { count: string };
  wholeList: NoMessageValues;
  back: NoMessageValues;
  allItems: { list: string };
  position: { list: string; position: string; count: string };
  shownOn: { pages: string };
  nextItem: { name: string };
  loading: NoMessageValues;
  failed: NoMessageValues;
  failedText: NoMessageValues;
  gone: NoMessageValues;
  goneText: NoMessageValues;
  goneItem: NoMessageValues;
  languageOfTexts: NoMessageValues;
  checkDone: NoMessageValues;
}>({
  title: {
    id: 'site.staffContent.title',
    defaultMessage: 'Content',
    description: 'Page title and heading: the words and pictures of the site',
  },
  lists: { id: 'site.staffContent.lists', defaultMessage: 'Lists of content', description: 'Name of the navigation' },
  choose: { id: 'site.staffContent.choose', defaultMessage: 'Choose a list.', description: 'Instead of an open list' },
  hasDraft: { id: 'site.staffContent.hasDraft', defaultMessage: 'A draft waits', description: 'In the row of a list' },
  isScheduled: {
    id: 'site.staffContent.isScheduled',
    defaultMessage: 'Will be published {at}',
    description: 'In the row of a list. {at}: day and time',
  },
  itemHasProblem: {
    id: 'site.staffContent.itemHasProblem',
    defaultMessage: 'Something must be corrected',
    description: 'In the row of an item',
  },
  problemAt: {
    id: 'site.staffContent.problemAt',
    defaultMessage: '{place}: {problem}',
    description: '{place}: names of an item and a field. {problem}: what is wrong there',
  },
  problems: {
    id: 'site.staffContent.problems',
    defaultMessage: 'To correct before publishing: {count}',
    description: 'Title of a list of errors',
  },
  wholeList: {
    id: 'site.staffContent.wholeList',
    defaultMessage: 'The whole list',
    description: 'Where a difference or an error is',
  },
  back: { id: 'site.staffContent.back', defaultMessage: 'All lists', description: 'Link' },
  allItems: {
    id: 'site.staffContent.allItems',
    defaultMessage: 'All items: {list}',
    description: 'Link. {list}: name of the list',
  },
  position: {
    id: 'site.staffContent.position',
    defaultMessage: '{list}, {position} of {count}',
    description: 'Above the name of an item: the list, and its place in it',
  },
  shownOn: {
    id: 'site.staffContent.shownOn',
    defaultMessage: 'Shown on {pages}',
    description: 'Paths of pages that show the list',
  },
  nextItem: {
    id: 'site.staffContent.nextItem',
    defaultMessage: 'Next: {name}',
    description: 'Link to the next item of the list',
  },
  loading: { id: 'site.staffContent.loading', defaultMessage: 'Loading the list…', description: 'While a list loads' },
  failed: { id: 'site.staffContent.failed', defaultMessage: 'The list did not load', description: 'Title' },
  failedText: {
    id: 'site.staffContent.failedText',
    defaultMessage: 'Check your connection and try again. Nothing has changed on the server.',
    description: 'Text',
  },
  gone: { id: 'site.staffContent.gone', defaultMessage: 'There is no such list', description: 'Title' },
  goneText: {
    id: 'site.staffContent.goneText',
    defaultMessage: 'The link is wrong. Choose a list.',
    description: 'Text',
  },
  goneItem: {
    id: 'site.staffContent.goneItem',
    defaultMessage: 'This item is not in the list any more. Choose another one.',
    description: 'Instead of the fields of an item',
  },
  languageOfTexts: {
    id: 'site.staffContent.languageOfTexts',
    defaultMessage: 'Language of the texts',
    description: 'Label of a choice of one of four languages, on phones',
  },
  checkDone: {
    id: 'site.staffContent.checkDone',
    defaultMessage: 'Marked as checked',
    description: 'Title of a message',
  },
});
