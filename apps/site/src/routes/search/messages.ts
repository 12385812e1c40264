import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.search.title', defaultMessage: 'Search', description: 'Page title and heading' },
  description: {
    id: 'site.search.description',
    defaultMessage: 'Find pages, reports, articles, lessons, provinces and free courses.',
    description: 'What the page is about; at most 160 characters',
  },
  titleOf: {
    id: 'site.search.titleOf',
    defaultMessage: '{q}: search',
    description: 'Title in the browser tab when something was searched; q is what the visitor wrote',
  },
  field: { id: 'site.search.field', defaultMessage: 'What are you looking for?', description: 'Label of the field' },
  hint: {
    id: 'site.search.hint',
    defaultMessage: 'A word or two: a province, a tree, a course',
    description: 'Hint at the field',
  },
  submit: { id: 'site.search.submit', defaultMessage: 'Search', description: 'Button of the form' },
  short: {
    id: 'site.search.short',
    defaultMessage: 'Write at least two letters.',
    description: 'Error at the field',
  },
  loading: { id: 'site.search.loading', defaultMessage: 'Searching...', description: 'While results are on their way' },
  error: {
    id: 'site.search.error',
    defaultMessage: 'The search did not work.',
    description: 'Nothing could be searched',
  },
  count: {
    id: 'site.search.count',
    defaultMessage: '{total, plural, one {{number} result} other {{number} results}} for “{q}”',
    description: 'Announced when results arrive; q is what the visitor wrote',
  },
  none: {
    id: 'site.search.none',
    defaultMessage: 'Nothing found for “{q}”',
    description: 'Heading when nothing matches; q is what the visitor wrote',
  },
  noneText: {
    id: 'site.search.noneText',
    defaultMessage: 'Check the spelling, or write one other word for the same thing.',
    description: 'What to do when nothing matches',
  },
  help: { id: 'site.search.help', defaultMessage: 'How to find help', description: 'Link to the page with help' },
  more: {
    id: 'site.search.more',
    defaultMessage: 'Show all {total}: {kind}',
    description: 'Link to all results of one kind; total is a number, kind the heading of these results',
  },
  allKinds: {
    id: 'site.search.allKinds',
    defaultMessage: 'Show results of every kind',
    description: 'Link from the results of one kind',
  },
});
